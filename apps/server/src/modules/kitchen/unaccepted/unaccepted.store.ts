import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"

export interface UnacceptedTicket {
  orderId: string
  number: string
  country: CountryCode
  storeId: string
  /** The time from which the order has waited to be accepted. */
  startsAt: Date
}

const columns = sql.raw(`order_id as "orderId", number, country, store_id as "storeId", starts_at as "startsAt"`)

/**
 * Lists unaccepted orders that started at or before `startedBefore`, oldest first; of all stores if `storeIds` is null.
 */
export async function listUnaccepted(
  db: Queryable,
  input: { country: CountryCode; storeIds: readonly string[] | null; startedBefore: Date; limit: number },
): Promise<UnacceptedTicket[]> {
  const { country, storeIds, startedBefore, limit } = input
  const { rows } = await sql<UnacceptedTicket>`
    /* kitchen.unaccepted */ select ${columns} from kitchen.ticket
    where stage = 'PLACED' and ended_at is null and starts_at <= ${startedBefore} and country = ${country}
      and (${storeIds === null}::boolean or store_id = any(${storeIds ?? []}::text[]))
    order by starts_at, order_id limit ${limit}`.execute(db)
  return rows
}

/** Returns unaccepted orders that were not reported yet, and marks them as reported. Two nodes get different orders. */
export async function claimUnaccepted(
  tx: Tx,
  startedBefore: Date,
  limit: number,
  now: Date,
): Promise<UnacceptedTicket[]> {
  const { rows } = await sql<UnacceptedTicket>`
    /* kitchen.claim-unaccepted */ update kitchen.ticket set alerted_at = ${now} where order_id in (
      select order_id from kitchen.ticket
      where stage = 'PLACED' and ended_at is null and starts_at <= ${startedBefore} and alerted_at is null
      order by starts_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows
}
