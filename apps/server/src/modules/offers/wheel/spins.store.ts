import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"

/** A spin of the wheel and its prize. */
export interface Spin {
  userId: string
  country: CountryCode
  /** The local day in the country's time zone. */
  day: number
  offerId: string
  spunAt: Date
  /** When the prize expires. */
  endsAt: Date
}

/** Returns false when the customer has already spun on this day, on any node. */
export async function insertSpin(tx: Tx, { userId, country, day, offerId, spunAt, endsAt }: Spin): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into offers.spin (user_id, country, day, offer_id, spun_at, ends_at)
    values (${userId}, ${country}, ${day}, ${offerId}, ${spunAt}, ${endsAt})
    on conflict (user_id, country, day) do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** SQL expression: the account that this guest was merged into (`joined_into`), otherwise the user. */
const accountOf = (userId: string) =>
  sql`coalesce((select joined_into from offers.customer where user_id = ${userId}::uuid), ${userId}::uuid)`

/** Returns the spin of today and those with a prize that has not expired, newest first. */
export async function findSpins(
  db: Queryable,
  { userId, country, day, at }: { userId: string; country: CountryCode; day: number; at: Date },
): Promise<{ day: number; offerId: string; endsAt: Date; isUsed: boolean }[]> {
  const { rows } = await sql<{ day: number; offerId: string; endsAt: Date; isUsed: boolean }>`
    select day, offer_id as "offerId", ends_at as "endsAt", used_by is not null as "isUsed" from offers.spin
    where user_id = ${accountOf(userId)}
      and country = ${country} and (day >= ${day} or ends_at > ${at})
    order by day desc`.execute(db)
  return rows
}

/**
 * SQL condition: an order that awaits payment has reserved the prize. The cart still shows the prize, because ordering
 * again replaces that order, which releases the prize first.
 */
export const isReserved = sql.raw(`exists (
  select from offers.use where use.order_id = spin.used_by and use.offer_id = spin.offer_id
    and use.settled_at is null and use.released_at is null)`)

/**
 * SQL condition for whether the customer has a usable prize. The caller embeds it in a statement, so that it costs no
 * query of its own.
 */
export function hasPrizeSql({ userId, country, at }: { userId: string; country: CountryCode; at: Date }) {
  return sql<boolean>`exists (
    select from offers.spin
    where user_id = ${accountOf(userId)}
      and country = ${country} and (used_by is null or ${isReserved}) and ends_at > ${at})`
}

/** Uses the prize that expires first. Returns false when there is none. The caller has locked the customer. */
export async function usePrize(
  tx: Tx,
  { userId, offerId, at, orderId }: { userId: string; offerId: string; at: Date; orderId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update offers.spin set used_by = ${orderId} where (user_id, country, day) =
      (select user_id, country, day from offers.spin
       where user_id = ${userId} and offer_id = ${offerId} and used_by is null and ends_at > ${at}
       order by ends_at limit 1)`.execute(tx)
  return numAffectedRows === 1n
}

/** Makes the prizes of an order usable again until they expire. */
export async function releasePrizes(tx: Tx, orderId: string): Promise<void> {
  await sql`update offers.spin set used_by = null where used_by = ${orderId}`.execute(tx)
}

/** Deletes the unused prizes of an erased account. A used prize stays with its order. */
export async function deleteUnusedSpins(tx: Tx, userId: string): Promise<void> {
  await sql`delete from offers.spin where user_id = ${userId} and used_by is null`.execute(tx)
}

/** Deletes up to `limit` spins whose prize expired before `endedBefore`. Returns how many were deleted. */
export async function purgeSpins(db: Queryable, endedBefore: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from offers.spin where (user_id, country, day) in
      (select user_id, country, day from offers.spin where ends_at < ${endedBefore} limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
