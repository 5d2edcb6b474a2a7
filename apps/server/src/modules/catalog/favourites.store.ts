import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

interface Favourite {
  user_id: string
  country: CountryCode
  product_id: string
  added_at: Date
}

type Tables = { "catalog.favourite": Favourite; "catalog.product": { id: string } }

const tables = (db: Queryable) => db.$extendTables<Tables>()

/** Lists the favourites that are still on the menu, most recently added first. */
export async function listFavourites(db: Queryable, userId: string, country: CountryCode): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom("catalog.favourite as favourite")
    .innerJoin("catalog.product as product", "product.id", "favourite.product_id")
    .select("favourite.product_id")
    .where("favourite.user_id", "=", userId)
    .where("favourite.country", "=", country)
    .orderBy("favourite.added_at", "desc")
    .orderBy("favourite.product_id")
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/**
 * Serialises one visitor's additions until the transaction ends, so that concurrent additions can't exceed the limit.
 */
export async function lockFavourites(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`favourites ${userId}`}, 0))`.execute(tx)
}

/** Also counts products that are no longer on the menu. */
export async function countOtherFavourites(tx: Tx, { user_id, country, product_id }: Favourite): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom("catalog.favourite")
    .select(({ fn }) => fn.countAll<string | number>().as("count"))
    .where("user_id", "=", user_id)
    .where("country", "=", country)
    .where("product_id", "<>", product_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertFavourite(tx: Tx, favourite: Favourite): Promise<void> {
  await tables(tx)
    .insertInto("catalog.favourite")
    .values(favourite)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavourite(tx: Tx, userId: string, country: CountryCode, productId: string): Promise<void> {
  await tables(tx)
    .deleteFrom("catalog.favourite")
    .where("user_id", "=", userId)
    .where("country", "=", country)
    .where("product_id", "=", productId)
    .execute()
}

/**
 * Adds the guest's favourites to the account's own, most recently added first, up to `limit` in total. Returns how many
 * didn't fit.
 */
export async function transferFavourites(
  tx: Tx,
  guestId: string,
  customerId: string,
  country: CountryCode,
  limit: number,
): Promise<number> {
  await sql`
    insert into catalog.favourite (user_id, country, product_id, added_at)
    select ${customerId}, country, product_id, added_at from catalog.favourite guest_favourite
    where user_id = ${guestId} and country = ${country} and not exists (
      select from catalog.favourite account_favourite
      where account_favourite.user_id = ${customerId} and account_favourite.country = ${country}
        and account_favourite.product_id = guest_favourite.product_id)
    order by added_at desc, product_id
    limit greatest(0, ${limit} - (select count(*) from catalog.favourite where user_id = ${customerId} and country = ${country}))`.execute(
    tx,
  )
  const { rows } = await sql<{ notAdded: number }>`
    select count(*)::int as "notAdded" from catalog.favourite guest_favourite
    where user_id = ${guestId} and country = ${country} and not exists (
      select from catalog.favourite account_favourite
      where account_favourite.user_id = ${customerId} and account_favourite.country = ${country}
        and account_favourite.product_id = guest_favourite.product_id)`.execute(tx)
  await deleteFavouritesOf(tx, [guestId])
  return rows[0]?.notAdded ?? 0
}

export async function deleteFavouritesOf(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom("catalog.favourite").where("user_id", "in", userIds).execute()
}
