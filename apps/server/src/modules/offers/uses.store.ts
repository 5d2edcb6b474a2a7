import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OfferUses } from "@hearth/domain/offers/evaluation-context.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { isReserved } from "./spins.store.ts"

export interface CustomerFacts {
  orders: number
  lastOrderAt: Date | null
  /** Offers won and not used, which have not run out. */
  won: string[]
  /** By offer; one that is missing was never used by them. */
  own: Record<string, Omit<OfferUses, "inAll">>
  /** By offer; of those with a limit in all. */
  inAll: Record<string, number>
}

interface FactsQuery {
  userId: string
  country: CountryCode
  at: Date
  /** The country's own day. */
  day: number
  /** Of the offers with a limit. */
  offerIds: readonly string[]
  /** Whether what the customer's own unpaid orders hold counts as used: it does for the next order, not for their cart. */
  countReserved: boolean
}

/**
 * All that offers must know of a customer. Asked at most pricings, so it is one statement, named, and each part of it is
 * found by a key: the customer, their live prizes (two at most), their uses of offers that have a limit, the tallies.
 */
export async function readCustomerFacts(db: Queryable, query: FactsQuery): Promise<CustomerFacts> {
  const { userId, country, at, day, offerIds, countReserved } = query
  const { rows } = await sql<CustomerFacts>`
    /* offers.facts */
    with who as materialized (
      select coalesce((select joined_into from offers.customer where user_id = ${userId}::uuid), ${userId}::uuid) as id
    )
    select coalesce(customer.orders, 0) as orders, customer.last_order_at as "lastOrderAt",
      array(
        select spin.offer_id from offers.spin
        where spin.user_id = who.id and spin.country = ${country} and spin.ends_at > ${at}
          and (spin.used_by is null or (not ${countReserved}::boolean and ${isReserved}))
        order by spin.day) as won,
      (select coalesce(json_object_agg(offer_id, json_build_object('byCustomer', uses, 'byCustomerToday', today)), '{}')
       from (
         select use.offer_id, count(*) as uses, count(*) filter (where use.day = ${day}) as today from offers.use
         where use.user_id = who.id and use.released_at is null and use.offer_id = any(${offerIds}::text[])
           and (use.settled_at is not null or ${countReserved}::boolean)
         group by use.offer_id) as uses) as own,
      (select coalesce(json_object_agg(tally.offer_id, tally.used - (
         select count(*) from offers.use
         where not ${countReserved}::boolean and use.user_id = who.id and use.offer_id = tally.offer_id
           and use.released_at is null and use.settled_at is null)), '{}') from offers.tally
       where tally.offer_id = any(${offerIds}::text[])) as "inAll"
    from who left join offers.customer on customer.user_id = who.id`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error("the facts of a customer are one row, whoever it is")
  return facts
}

/** The order is placed: what it held until now is used. */
export async function confirmUses(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`
    /* offers.settle */ update offers.use set settled_at = ${at}
    where order_id = ${orderId} and settled_at is null`.execute(tx)
}

/** The offers an order took, and whether it gave them back. */
export async function listUses(tx: Tx, orderId: string): Promise<{ offerId: string; isReleased: boolean }[]> {
  const { rows } = await sql<{ offerId: string; isReleased: boolean }>`
    select offer_id as "offerId", released_at is not null as "isReleased" from offers.use
    where order_id = ${orderId} order by offer_id`.execute(tx)
  return rows
}

/** Claims what is counted for all of these, always in one order, so that two orders never wait for each other. */
export async function lockTallies(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await sql`
    select 1 from offers.tally where offer_id = any(${offerIds}::text[]) order by offer_id for update`.execute(tx)
}

export async function insertUse(
  tx: Tx,
  { orderId, offerId, userId, day, at }: { orderId: string; offerId: string; userId: string; day: number; at: Date },
): Promise<void> {
  await sql`
    insert into offers.use (order_id, offer_id, user_id, day, taken_at)
    values (${orderId}, ${offerId}, ${userId}, ${day}, ${at})`.execute(tx)
}

/** Of those that are counted for all, so many more or less. The caller holds them. */
export async function addToTallies(tx: Tx, offerIds: readonly string[], count: number): Promise<void> {
  await sql`
    update offers.tally set used = used + ${count}::integer where offer_id = any(${offerIds}::text[])`.execute(tx)
}

/** Answers what is given back now: nothing, where it was before. */
export async function markReleased(tx: Tx, orderId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ offer_id: string }>`
    update offers.use set released_at = ${now} where order_id = ${orderId} and released_at is null
    returning offer_id`.execute(tx)
  return rows.map(({ offer_id }) => offer_id)
}
