import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"

/**
 * Locks a customer until the transaction ends and returns their id, or the account's id for a guest who has signed in.
 * All counts of a customer are changed under this lock, one after the other.
 */
export async function lockCustomer(tx: Tx, userId: string, now: Date): Promise<string> {
  const { rows } = await sql<{ joined_into: string | null }>`
    insert into offers.customer as customer (user_id, touched_at) values (${userId}, ${now})
    on conflict (user_id) do update set touched_at = greatest(customer.touched_at, excluded.touched_at)
    returning joined_into`.execute(tx)
  const account = rows[0]?.joined_into ?? null
  if (account === null) return userId
  await sql`select 1 from offers.customer where user_id = ${account} for update`.execute(tx)
  return account
}

/**
 * Counts a placed order once, in one statement, because this runs for every order. The guest's row is read before it is
 * locked: if the guest signs in at the same moment, this throws with the code of a serialization failure (40001), and
 * the whole transaction is retried.
 */
export async function addCountedOrder(tx: Tx, orderId: string, userId: string, placedAt: Date): Promise<void> {
  const { rows } = await sql<{ counted: number; written: number }>`
    /* offers.count-order */ with who as (
      select coalesce((select joined_into from offers.customer where user_id = ${userId}::uuid), ${userId}::uuid) as id),
    counted as (
      insert into offers.counted_order (order_id, user_id, placed_at) select ${orderId}, id, ${placedAt} from who
      on conflict (order_id) do nothing returning user_id),
    written as (
      insert into offers.customer as customer (user_id, orders, last_order_at, touched_at)
      select user_id, 1, ${placedAt}, ${placedAt} from counted
      on conflict (user_id) do update set orders = customer.orders + 1,
        last_order_at = greatest(customer.last_order_at, excluded.last_order_at),
        touched_at = greatest(customer.touched_at, excluded.touched_at)
      where customer.joined_into is null returning 1)
    select (select count(*) from counted)::int as counted, (select count(*) from written)::int as written`.execute(tx)
  const [result] = rows
  if (result?.counted !== result?.written)
    throw Object.assign(new Error("a guest has just signed in"), { code: "40001" })
}

/** Returns how many orders of a customer count, and when the last one was placed. */
export async function readOrderCount(
  db: Queryable,
  userId: string,
): Promise<{ orders: number; lastOrderAt: Date | null } | undefined> {
  const { rows } = await sql<{ orders: number; lastOrderAt: Date | null }>`
    /* offers.orders-of */ select orders, last_order_at as "lastOrderAt" from offers.customer
    where user_id = ${userId}`.execute(db)
  return rows[0]
}

/** Returns whose order it was, or undefined when it was never counted. */
export async function findCountedOrderOwner(tx: Tx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from offers.counted_order where order_id = ${orderId}`.execute(tx)
  return rows[0]?.user_id
}

/** Returns false when the order had already stopped counting. */
export async function undoCountedOrder(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update offers.counted_order set undone_at = ${now} where order_id = ${orderId} and undone_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/**
 * Adds to the customer's order count and updates the time of the last order that counts. The caller has locked the
 * customer.
 */
export async function addOrders(tx: Tx, userId: string, count: number): Promise<void> {
  await sql`
    update offers.customer set orders = orders + ${count}::integer, last_order_at =
      (select max(placed_at) from offers.counted_order where user_id = ${userId} and undone_at is null)
    where user_id = ${userId}`.execute(tx)
}

/** Moves everything that a guest did to the account. The caller has locked both. */
export async function transferToAccount(tx: Tx, guestId: string, customerId: string): Promise<void> {
  await sql`update offers.use set user_id = ${customerId} where user_id = ${guestId}`.execute(tx)
  // Of two spins on one day the account's own counts. Otherwise a customer could collect prizes with several guest
  // sessions.
  await sql`
    update offers.spin as guests set user_id = ${customerId}
    where user_id = ${guestId} and not exists
      (select from offers.spin as own
       where own.user_id = ${customerId} and own.country = guests.country and own.day = guests.day)`.execute(tx)
  await sql`update offers.counted_order set user_id = ${customerId} where user_id = ${guestId}`.execute(tx)
  const { rows } = await sql<{ orders: number }>`
    select orders from offers.customer where user_id = ${guestId}`.execute(tx)
  await sql`
    update offers.customer set orders = 0, last_order_at = null, joined_into = ${customerId}
    where user_id = ${guestId}`.execute(tx)
  await addOrders(tx, customerId, rows[0]?.orders ?? 0)
}

/** Deletes guests without orders, uses or spins. Returns how many were deleted. */
export async function deleteInactiveGuests(db: Queryable, inactiveSince: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from offers.customer where user_id in (
      select user_id from offers.customer
      where touched_at < ${inactiveSince} and orders = 0
        and not exists (select from offers.use where use.user_id = customer.user_id)
        and not exists (select from offers.counted_order where counted_order.user_id = customer.user_id)
        and not exists (select from offers.spin where spin.user_id = customer.user_id)
      limit ${limit})`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
