import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export interface FavouriteOrder {
  id: string
  userId: string
  country: CountryCode
  orderId: string
  madeAt: Date
}

const columns = sql.raw(`id, user_id as "userId", country, order_id as "orderId", made_at as "madeAt"`)

/** Lists the favourites, newest first. */
export async function listFavouriteOrders(
  db: Queryable,
  userId: string,
  country: CountryCode,
): Promise<FavouriteOrder[]> {
  const { rows } = await sql<FavouriteOrder>`
    /* history.favourites */ select ${columns} from history.favourite_order
    where user_id = ${userId} and country = ${country} order by made_at desc, id`.execute(db)
  return rows
}

/** Returns the favourites' ids by order id. */
export async function findFavouriteIds(
  db: Queryable,
  userId: string,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map()
  const { rows } = await sql<{ orderId: string; id: string }>`
    /* history.favourites-among */ select order_id as "orderId", id from history.favourite_order
    where user_id = ${userId} and order_id = any(${orderIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ orderId, id }) => [orderId, id]))
}

/** Serialises one customer's additions until the transaction ends, so that parallel requests can't exceed the limit. */
export async function lockFavouriteOrders(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourite orders ${userId}`}, 0))`.execute(tx)
}

export async function insertFavouriteOrder(tx: Tx, favourite: FavouriteOrder): Promise<void> {
  const { id, userId, country, orderId, madeAt } = favourite
  await sql`
    insert into history.favourite_order (id, user_id, country, order_id, made_at)
    values (${id}, ${userId}, ${country}, ${orderId}, ${madeAt})`.execute(tx)
}

export async function deleteFavouriteOrder(tx: Tx, userId: string, orderId: string): Promise<void> {
  await sql`delete from history.favourite_order where user_id = ${userId} and order_id = ${orderId}`.execute(tx)
}

export async function deleteFavouriteOrdersOf(tx: Tx, userId: string): Promise<void> {
  await sql`delete from history.favourite_order where user_id = ${userId}`.execute(tx)
}
