import type { AlertTone } from "@hearth/domain/alerts/alert-rules.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type Generated, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

type Tables = {
  "alerts.alert": {
    id: string
    country: CountryCode
    store_id: string | null
    /** An alert for chosen stores has all of them here, and the first one in `store_id`. */
    store_ids: Generated<string[] | null>
    tone: AlertTone
    title: string
    message: string
    starts_at: Date
    ends_at: Date
    ended_at: Generated<Date | null>
  }
  "alerts.seen": { alert_id: string; user_id: string; seen_at: Date; counted: boolean }
  "alerts.reach": { alert_id: string; visitors: number }
}

export interface UnseenAlert {
  id: string
  tone: AlertTone
  title: string
  message: string
  endsAt: Date
}

export interface StoredAlert extends UnseenAlert {
  country: CountryCode
  /** Null for the whole country. */
  storeId: string | null
  startsAt: Date
}

/** A visitor's country and store. They decide which alerts the visitor gets. */
export interface AlertAudience {
  country: CountryCode
  storeId: string | undefined
}

const tables = (db: Queryable) => db.$extendTables<Tables>()

/**
 * Selects the alerts for this country and store that nobody has ended. Every query for a visitor starts with it, so that no visitor reads or
 * closes alerts of another country or store.
 */
const selectForAudience = (db: Queryable, { country, storeId }: AlertAudience) =>
  tables(db)
    .selectFrom("alerts.alert as alert")
    .where("alert.country", "=", country)
    .where("alert.ended_at", "is", null)
    .where((eb) =>
      eb.or([
        eb("alert.store_id", "is", null),
        eb("alert.store_id", "=", storeId ?? null),
        // Not `= any`, which can't use the index of the stores.
        sql<boolean>`alert.store_ids @> array[${storeId ?? null}]::text[]`,
      ]),
    )

export function findUnseen(db: Queryable, audience: AlertAudience, userId: string, now: Date): Promise<UnseenAlert[]> {
  return selectForAudience(db, audience)
    .where("alert.starts_at", "<=", now)
    .where("alert.ends_at", ">", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("alerts.seen as seen")
            .whereRef("seen.alert_id", "=", "alert.id")
            .where("seen.user_id", "=", userId)
            .select("seen.alert_id"),
        ),
      ),
    )
    .select(["alert.id", "alert.tone", "alert.title", "alert.message", "alert.ends_at as endsAt"])
    .orderBy("alert.starts_at", "desc")
    .orderBy("alert.id")
    .execute()
}

/** Whether the visitor may see the alert now. */
export async function isAlertCurrent(db: Queryable, id: string, audience: AlertAudience, now: Date): Promise<boolean> {
  const row = await selectForAudience(db, audience)
    .where("alert.id", "=", id)
    .where("alert.starts_at", "<=", now)
    .where("alert.ends_at", ">", now)
    .select("alert.id")
    .executeTakeFirst()
  return row !== undefined
}

/** Returns when the visitor first saw the alert, and whether this is the first time. */
export async function insertSeen(tx: Tx, alertId: string, userId: string, now: Date) {
  const inserted = await tables(tx)
    .insertInto("alerts.seen")
    .values({ alert_id: alertId, user_id: userId, seen_at: now, counted: false })
    .onConflict((conflict) => conflict.columns(["alert_id", "user_id"]).doNothing())
    .returning("seen_at")
    .executeTakeFirst()
  if (inserted) return { isFirst: true, seenAt: inserted.seen_at }
  const earlier = await tables(tx)
    .selectFrom("alerts.seen")
    .where("alert_id", "=", alertId)
    .where("user_id", "=", userId)
    .select("seen_at")
    .executeTakeFirstOrThrow()
  return { isFirst: false, seenAt: earlier.seen_at }
}

/** Marks that the visitor is included in the alert's reach. Returns true only the first time. */
export async function markCounted(tx: Tx, alertId: string, userId: string): Promise<boolean> {
  const marked = await tables(tx)
    .updateTable("alerts.seen")
    .set({ counted: true })
    .where("alert_id", "=", alertId)
    .where("user_id", "=", userId)
    .where("counted", "=", false)
    .returning("alert_id")
    .executeTakeFirst()
  return marked !== undefined
}

export async function addToReach(tx: Tx, alertId: string): Promise<void> {
  await tables(tx)
    .insertInto("alerts.reach")
    .values({ alert_id: alertId, visitors: 1 })
    .onConflict((conflict) => conflict.column("alert_id").doUpdateSet({ visitors: sql`reach.visitors + 1` }))
    .execute()
}

export async function upsertAlerts(db: Queryable, alerts: readonly StoredAlert[]): Promise<void> {
  const rows = alerts.map(({ id, country, storeId, tone, title, message, startsAt, endsAt }) => ({
    id,
    country,
    store_id: storeId,
    tone,
    title,
    message,
    starts_at: startsAt,
    ends_at: endsAt,
  }))
  await tables(db)
    .insertInto("alerts.alert")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        country: ref("excluded.country"),
        store_id: ref("excluded.store_id"),
        tone: ref("excluded.tone"),
        title: ref("excluded.title"),
        message: ref("excluded.message"),
        starts_at: ref("excluded.starts_at"),
        // An alert that somebody has ended stays ended.
        ends_at: sql<Date>`case when alert.ended_at is null then excluded.ends_at else alert.ends_at end`,
      })),
    )
    .execute()
}

export interface OpenAlert {
  id: string
  country: CountryCode
  /** Empty for the whole country. */
  storeIds: readonly string[]
  startsAt: Date
  endsAt: Date
}

/** Reads the current and planned alerts of all countries. */
export async function readOpenAlerts(db: Queryable, now: Date): Promise<OpenAlert[]> {
  const { rows } = await sql<OpenAlert>`
    select id, country, coalesce(store_ids, array_remove(array[store_id], null)) as "storeIds",
      starts_at as "startsAt", ends_at as "endsAt"
    from alerts.alert where ended_at is null and ends_at > ${now} order by starts_at desc, id`.execute(db)
  return rows
}

/**
 * Deletes who saw alerts that ended before this time, at most `limit` rows. How many saw them stays in `alerts.reach`,
 * so rows that aren't counted yet stay, too.
 */
export async function deleteSeenOfEnded(db: Queryable, endedBefore: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from alerts.seen where (alert_id, user_id) in (
      select seen.alert_id, seen.user_id from alerts.seen as seen join alerts.alert as alert on alert.id = seen.alert_id
      where alert.ends_at < ${endedBefore} and seen.counted limit ${limit})
    returning 1`.execute(db)
  return rows.length
}

/** Copies the guest's rows to the customer, marked as counted, so that the same visitor is not counted twice. */
export async function copySeen(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await sql`
    insert into alerts.seen (alert_id, user_id, seen_at, counted)
    select alert_id, ${customerId}, seen_at, true from alerts.seen where user_id = ${guestId}
    on conflict (alert_id, user_id) do nothing`.execute(tx)
}

export async function deleteSeenAlertsOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom("alerts.seen").where("user_id", "in", userIds).execute()
}
