import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type Selectable, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

type AddressRow = {
  id: string
  user_id: string
  country: CountryCode
  type: "home" | "office" | "other"
  label: string
  house_no: string
  address: string
  landmark: string
  first_name: string
  last_name: string
  email: string
  mobile: string
  latitude: number
  longitude: number
  saved_at: Date
}

export type StoredAddress = Selectable<AddressRow>

type Tables = { "addresses.address": AddressRow }

const tables = (db: Queryable) => db.$extendTables<Tables>()

export function listAddresses(db: Queryable, userId: string, country: CountryCode): Promise<StoredAddress[]> {
  return tables(db)
    .selectFrom("addresses.address")
    .selectAll()
    .where("user_id", "=", userId)
    .where("country", "=", country)
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute()
}

/** Finds an address only when it belongs to this customer. */
export function findAddress(
  db: Queryable,
  id: string,
  userId: string,
  country: CountryCode,
): Promise<StoredAddress | undefined> {
  return tables(db)
    .selectFrom("addresses.address")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("country", "=", country)
    .executeTakeFirst()
}

/** Serialises a customer's saves until the transaction ends, so that concurrent saves can't exceed the limit. */
export async function lockAndCountAddresses(tx: Tx, userId: string, country: CountryCode): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`addresses ${userId}`}, 0))`.execute(tx)
  const { count } = await tables(tx)
    .selectFrom("addresses.address")
    .select(({ fn }) => fn.countAll<string | number>().as("count"))
    .where("user_id", "=", userId)
    .where("country", "=", country)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertAddress(tx: Tx, row: StoredAddress): Promise<void> {
  await tables(tx).insertInto("addresses.address").values(row).execute()
}

/** Only the owner can change an address, even if others know its id. Returns false when there is no such address. */
export async function updateAddress(tx: Tx, row: StoredAddress): Promise<boolean> {
  const { id, user_id, country, ...change } = row
  const updatedRow = await tables(tx)
    .updateTable("addresses.address")
    .set(change)
    .where("id", "=", id)
    .where("user_id", "=", user_id)
    .where("country", "=", country)
    .returning("id")
    .executeTakeFirst()
  return updatedRow !== undefined
}

export async function deleteAddress(tx: Tx, id: string, userId: string, country: CountryCode): Promise<boolean> {
  const deletedRow = await tables(tx)
    .deleteFrom("addresses.address")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("country", "=", country)
    .returning("id")
    .executeTakeFirst()
  return deletedRow !== undefined
}

export async function deleteAddressesOf(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom("addresses.address").where("user_id", "=", userId).execute()
}
