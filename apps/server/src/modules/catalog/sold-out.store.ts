import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export interface SoldOutRow {
  store_id: string
  product_id: string
  until: Date
}

type Tables = {
  "catalog.sold_out": SoldOutRow
  "catalog.store_menu": { store_id: string; country: CountryCode }
  "catalog.product": { id: string; country: CountryCode }
}

const tables = (db: Queryable) => db.$extendTables<Tables>()

/** Returns the country of a store's menu, or undefined for an unknown store. */
export async function countryOfStore(tx: Tx, storeId: string): Promise<CountryCode | undefined> {
  const row = await tables(tx)
    .selectFrom("catalog.store_menu")
    .select("country")
    .where("store_id", "=", storeId)
    .executeTakeFirst()
  return row?.country
}

export async function isProductOfCountry(tx: Tx, country: CountryCode, productId: string): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom("catalog.product")
    .select("id")
    .where("id", "=", productId)
    .where("country", "=", country)
    .executeTakeFirst()
  return row !== undefined
}

export async function writeSoldOut(tx: Tx, row: SoldOutRow): Promise<void> {
  await tables(tx)
    .insertInto("catalog.sold_out")
    .values(row)
    .onConflict((conflict) => conflict.columns(["store_id", "product_id"]).doUpdateSet({ until: row.until }))
    .execute()
}

/** Returns false when the product wasn't sold out. */
export async function deleteSoldOut(tx: Tx, storeId: string, productId: string): Promise<boolean> {
  const deletedRow = await tables(tx)
    .deleteFrom("catalog.sold_out")
    .where("store_id", "=", storeId)
    .where("product_id", "=", productId)
    .returning("product_id")
    .executeTakeFirst()
  return deletedRow !== undefined
}

/** Reads the entries that end after the given time, at one store or at all stores. */
export function readSoldOut(db: Queryable, after: Date, storeId?: string): Promise<SoldOutRow[]> {
  const rows = tables(db).selectFrom("catalog.sold_out").selectAll().where("until", ">", after).orderBy("product_id")
  return (storeId === undefined ? rows : rows.where("store_id", "=", storeId)).execute()
}

/** Deletes up to `limit` entries that have expired at the given time and returns how many. */
export async function deleteExpiredSoldOut(db: Queryable, now: Date, limit: number): Promise<number> {
  const expired = tables(db)
    .selectFrom("catalog.sold_out")
    .select(["store_id", "product_id"])
    .where("until", "<=", now)
    .limit(limit)
  const { numDeletedRows } = await tables(db)
    .deleteFrom("catalog.sold_out")
    .where(({ eb, refTuple }) =>
      eb(refTuple("store_id", "product_id"), "in", expired.$asTuple("store_id", "product_id")),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
