import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { OfferUses } from "@hearth/domain/offers/evaluation-context.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { memberPointsExpression } from "../../loyalty/public.ts"
import { isReserved } from "../wheel/spins.store.ts"

export interface CustomerFacts {
  orders: number
  lastOrderAt: Date | null
  /** The offers that the customer has won and not used, and that have not expired. */
  won: string[]
  /** The customer's own uses, by offer id. Offers that they never used are missing. */
  own: Record<string, Omit<OfferUses, "inAll">>
  /** Points of the loyalty programme; null if the customer isn't a member. */
  points: number | null
  /** The uses by all customers, by offer id, for offers with a limit over all customers. */
  inAll: Record<string, number>
}

interface FactsQuery {
  userId: string
  country: CountryCode
  at: Date
  /** The local day in the country's time zone. */
  day: number
  /** The offers with a limit or a price in points. */
  offerIds: readonly string[]
  /**
   * Whether offers that the customer's unpaid orders reserved count as used: they do for the next order, but not for
   * the cart.
   */
  countReserved: boolean
}

/**
 * Reads everything that offers need to know about a customer. Most price calculations run it, so it is one prepared
 * statement that finds each part by an index: the customer, their valid prizes (two at most), their uses of offers with
 * a limit, and the tallies.
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
      ${memberPointsExpression(
        sql`who.id`,
        country,
        (joinedAt) => sql`(
          select coalesce(sum(use.points), 0)::int from offers.use
          where not ${countReserved}::boolean and use.user_id = who.id and use.offer_id = any(${offerIds}::text[])
            and ${isReservedSince(joinedAt)})`,
      )} as points,
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
  if (!facts) throw new Error("the query for a customer's facts must return one row")
  return facts
}

/** Points that were spent before a membership began don't count: the customer gave them up by leaving before it. */
const isReservedSince = (joinedAt: RawBuilder<unknown>) =>
  sql`use.taken_at >= ${joinedAt} and use.released_at is null and use.settled_at is null`

/**
 * The SQL expression of the points that a member's unpaid orders have reserved, for statements of other modules. Like
 * the cart, it counts only offers that the country still has.
 */
export function reservedPointsExpression({
  userId,
  country,
  joinedAt,
}: Record<"userId" | "country" | "joinedAt", RawBuilder<unknown>>): RawBuilder<number> {
  return sql`(
    select coalesce(sum(use.points), 0)::int from offers.use
    where use.user_id = ${userId} and use.points is not null and ${isReservedSince(joinedAt)}
      and exists (select from offers.offer where offer.country = ${country} and offer.id = use.offer_id))`
}

/** Returns those of these orders that have reserved points and aren't placed yet. */
export async function listReservingOrders(db: Queryable, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select order_id as id from offers.use
    where order_id = any(${orderIds}::uuid[]) and points is not null and released_at is null and settled_at is null`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Marks the order's reserved offers as used, once the order is placed. */
export async function confirmUses(tx: Tx, orderId: string, at: Date): Promise<void> {
  await sql`
    /* offers.settle */ update offers.use set settled_at = ${at}
    where order_id = ${orderId} and settled_at is null`.execute(tx)
}

/** Returns the offers that an order reserved, and whether it released them. */
export async function listUses(tx: Tx, orderId: string): Promise<{ offerId: string; isReleased: boolean }[]> {
  const { rows } = await sql<{ offerId: string; isReleased: boolean }>`
    select offer_id as "offerId", released_at is not null as "isReleased" from offers.use
    where order_id = ${orderId} order by offer_id`.execute(tx)
  return rows
}

/**
 * Locks the tallies of these offers, which count the uses by all customers. They are always locked in the same sequence,
 * so that two orders can't deadlock.
 */
export async function lockTallies(tx: Tx, offerIds: readonly string[]): Promise<void> {
  await sql`
    select 1 from offers.tally where offer_id = any(${offerIds}::text[]) order by offer_id for update`.execute(tx)
}

interface NewUse {
  orderId: string
  offerId: string
  userId: string
  day: number
  /** The points that it costs; null for other offers. */
  points: number | null
  at: Date
}

export async function insertUse(tx: Tx, { orderId, offerId, userId, day, points, at }: NewUse): Promise<void> {
  await sql`
    insert into offers.use (order_id, offer_id, user_id, day, points, taken_at)
    values (${orderId}, ${offerId}, ${userId}, ${day}, ${points}, ${at})`.execute(tx)
}

/** Adds to the tallies of these offers; offers without a tally are skipped. The caller has locked them. */
export async function addToTallies(tx: Tx, offerIds: readonly string[], count: number): Promise<void> {
  await sql`
    update offers.tally set used = used + ${count}::integer where offer_id = any(${offerIds}::text[])`.execute(tx)
}

/** Returns the offers that were released now; none when they were released before. */
export async function markReleased(tx: Tx, orderId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ offer_id: string }>`
    update offers.use set released_at = ${now} where order_id = ${orderId} and released_at is null
    returning offer_id`.execute(tx)
  return rows.map(({ offer_id }) => offer_id)
}
