import type { AlertTone } from "@hearth/domain/alerts/alert-rules.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"

export type AlertSource = "head-office" | "store"

export interface NewAlert {
  id: string
  country: CountryCode
  /** Empty for the whole country. */
  storeIds: readonly string[]
  source: AlertSource
  tone: AlertTone
  title: string
  message: string
  startsAt: Date
  endsAt: Date
  writtenBy: string
  writtenAt: Date
}

export interface ConsoleAlert extends Omit<NewAlert, "writtenBy" | "writtenAt"> {
  writtenBy: string | null
  endedAt: Date | null
  visitors: number
}

const storeIds = sql`coalesce(alert.store_ids, array_remove(array[alert.store_id], null))`

const columns = sql`
  alert.id, alert.country, ${storeIds} as "storeIds", alert.source, alert.tone, alert.title, alert.message,
  alert.starts_at as "startsAt", alert.ends_at as "endsAt", alert.written_by as "writtenBy",
  alert.ended_at as "endedAt", coalesce(reach.visitors, 0) as visitors`

const alertsWithReach = sql`alerts.alert as alert left join alerts.reach as reach on reach.alert_id = alert.id`

const textArray = (values: readonly string[]) => sql`${[...values]}::text[]`

/** Serialises writing in a country until the transaction ends, so that two nodes don't both use the last free place. */
export async function lockAlertsOf(tx: Tx, country: CountryCode): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alerts ${country}`}, 0))`.execute(tx)
}

export async function insertAlert(tx: Tx, alert: NewAlert): Promise<void> {
  const { id, country, source, tone, title, message, startsAt, endsAt, writtenBy, writtenAt } = alert
  const [firstStoreId = null] = alert.storeIds
  const stores = firstStoreId === null ? sql`null` : textArray(alert.storeIds)
  await sql`
    insert into alerts.alert
      (id, country, store_id, store_ids, source, tone, title, message, starts_at, ends_at, written_by, written_at)
    values (${id}, ${country}, ${firstStoreId}, ${stores}, ${source}, ${tone}, ${title}, ${message}, ${startsAt},
      ${endsAt}, ${writtenBy}, ${writtenAt})`.execute(tx)
}

type Overlap = Pick<NewAlert, "country" | "source" | "startsAt" | "endsAt">

/** Counts the alerts for the whole country that the same kind of author wrote for an overlapping time. */
export async function countOverlapping(db: Queryable, { country, source, startsAt, endsAt }: Overlap): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alerts.alert
    where country = ${country} and source = ${source} and store_id is null and ended_at is null
      and starts_at < ${endsAt} and ends_at > ${startsAt}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns one of the stores for which the same kind of author already wrote this many alerts for an overlapping time. */
export async function findFullStore(
  db: Queryable,
  { country, source, startsAt, endsAt }: Overlap,
  wanted: readonly string[],
  max: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ storeId: string }>`
    select "storeId" from alerts.alert, unnest(coalesce(store_ids, array[store_id])) as "storeId"
    where country = ${country} and source = ${source} and store_id is not null and ended_at is null
      and starts_at < ${endsAt} and ends_at > ${startsAt} and "storeId" = any(${textArray(wanted)})
    group by "storeId" having count(*) >= ${max} order by "storeId" limit 1`.execute(db)
  return rows[0]?.storeId
}

/** Finds an alert of the country and locks it until the transaction ends. */
export async function lockAlert(tx: Tx, country: CountryCode, id: string): Promise<ConsoleAlert | undefined> {
  const { rows } = await sql<ConsoleAlert>`
    select ${columns} from ${alertsWithReach}
    where alert.country = ${country} and alert.id = ${id} for update of alert`.execute(tx)
  return rows[0]
}

/** Ends an alert. The end is also written where the previous version looks for it, after the start as its rule demands. */
export async function writeEnd(tx: Tx, id: string, { endedBy, at }: { endedBy: string; at: Date }): Promise<void> {
  await sql`
    update alerts.alert set ended_by = ${endedBy}, ended_at = ${at},
      ends_at = least(ends_at, greatest(${at}::timestamptz, starts_at + interval '1 millisecond'))
    where id = ${id}`.execute(tx)
}

/** Lists the current and planned alerts, in the sequence of their starts, then the latest past ones. */
export async function listAlertsForConsole(
  db: Queryable,
  { country, storeId, now, maxPast }: { country: CountryCode; storeId?: string; now: Date; maxPast: number },
): Promise<ConsoleAlert[]> {
  const isListed =
    storeId === undefined
      ? sql`alert.country = ${country}`
      : sql`alert.country = ${country} and (alert.store_id is null or ${storeId} = any(${storeIds}))`
  const isPast = sql`(alert.ended_at is not null or alert.ends_at <= ${now})`
  const select = (condition: RawBuilder<unknown>) =>
    sql<ConsoleAlert>`select ${columns} from ${alertsWithReach} where ${isListed} and ${condition}`.execute(db)
  const upcoming = await select(sql`not ${isPast} order by alert.starts_at, alert.id`)
  const past = await select(sql`true and ${isPast} order by alert.ends_at desc, alert.id limit ${maxPast}`)
  return [...upcoming.rows, ...past.rows]
}
