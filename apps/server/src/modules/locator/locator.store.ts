import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { BookedOrders } from "@hearth/domain/stores/store-schedule.ts"
import { type Generated, type JSONColumnType, type Selectable, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { cellOf, cellToBigint } from "./area-cells.ts"
import type { Candidate } from "./choose-store.ts"
import type { StoredCity, StoredCountry, StoredStation, StoredStore, StoreSwitch } from "./stored-store.ts"

type StoreRow = {
  id: string
  country: CountryCode
  city_id: string
  name: string
  locality: string
  address: string
  pin_code: string
  phone: string
  latitude: number
  longitude: number
  advance_order_store_id: string
  dine_in_tables: number
  priority: number
  area: JSONColumnType<StoredStore["area"]>
  schedule: JSONColumnType<StoredStore["schedule"]>
  online: boolean
  offline_message: string | null
  conditions_unsuitable: Generated<boolean>
}

export type LocatorTables = {
  "locator.edition": { country: CountryCode; version: string; loaded_at: Date }
  "locator.city": StoredCity & { country: CountryCode }
  "locator.store": StoreRow
  "locator.area_cell": { cell: string; priority: number; store_id: string }
  "locator.station": Omit<StoredStation, "cityId" | "storeIds"> & { country: CountryCode; city_id: string }
  "locator.station_store": { station_id: string; store_id: string }
  "locator.promised": { store_id: string; quarter: Date; orders: number }
}

const tables = (db: Queryable) => db.$extendTables<LocatorTables>()

/**
 * Reads a whole country. The share lock waits for a load in progress and blocks the next one, so that no half-loaded
 * country is read.
 */
export async function readCountry(tx: Tx, country: CountryCode): Promise<StoredCountry> {
  const db = tables(tx)
  await db.selectFrom("locator.edition").select("version").where("country", "=", country).forShare().execute()
  const cities = await db
    .selectFrom("locator.city")
    .select(["id", "name", "region", "latitude", "longitude"])
    .where("country", "=", country)
    .execute()
  const stores = await db.selectFrom("locator.store").selectAll().where("country", "=", country).execute()
  const stations = await db
    .selectFrom("locator.station as station")
    .leftJoin("locator.station_store as served", "served.station_id", "station.id")
    .where("station.country", "=", country)
    .groupBy("station.id")
    .select(["station.id", "station.name", "station.city_id", "station.latitude", "station.longitude"])
    .select(sql<string | null>`string_agg(served.store_id, ' ')`.as("store_ids"))
    .execute()
  return {
    cities,
    stores: stores.map(toStoredStore),
    stations: stations.map(({ id, name, city_id, latitude, longitude, store_ids }) => ({
      id,
      name,
      cityId: city_id,
      latitude,
      longitude,
      storeIds: store_ids?.split(" ") ?? [],
    })),
  }
}

function toStoredStore(row: Selectable<StoreRow>): StoredStore {
  const { id, name, locality, address, phone, latitude, longitude, priority, area, schedule, online } = row
  return {
    id,
    cityId: row.city_id,
    name,
    locality,
    address,
    pinCode: row.pin_code,
    phone,
    latitude,
    longitude,
    advanceOrderStoreId: row.advance_order_store_id,
    tables: row.dine_in_tables,
    priority,
    area,
    schedule,
    online,
    offlineMessage: row.offline_message,
    conditionsUnsuitable: row.conditions_unsuitable,
  }
}

/**
 * Returns the H3 indexes of each store's area. They are aggregated into one text per store, because a row for each
 * index would be ten times as expensive to read.
 */
export async function readCells(tx: Tx, country: CountryCode): Promise<Map<string, string[]>> {
  const rows = await tables(tx)
    .selectFrom("locator.area_cell as area_cell")
    .innerJoin("locator.store as store", "store.id", "area_cell.store_id")
    .where("store.country", "=", country)
    .groupBy("area_cell.store_id")
    .select("area_cell.store_id")
    .select(sql<string>`string_agg(to_hex(area_cell.cell), ' ')`.as("cells"))
    .execute()
  return new Map(rows.map(({ store_id, cells }) => [store_id, cells.split(" ")]))
}

/** Finds the stores whose area may contain a location: an index scan by the hexagon, then stores by primary key. */
export async function findCandidates(db: Queryable, country: CountryCode, location: Point): Promise<Candidate[]> {
  return (await candidatesQuery(country, location).execute(db)).rows
}

export function candidatesQuery(country: CountryCode, location: Point) {
  return sql<Candidate>`
    /* locator.candidates */ select store.id, area_cell.priority, store.latitude, store.longitude, store.area
    from locator.area_cell join locator.store on store.id = area_cell.store_id
    where area_cell.cell = ${cellToBigint(cellOf(location))}::bigint and store.country = ${country}`
}

export async function readSwitch(db: Queryable, storeId: string): Promise<StoreSwitch | undefined> {
  const row = await tables(db)
    .selectFrom("locator.store")
    .select(["online", "offline_message", "conditions_unsuitable"])
    .where("id", "=", storeId)
    .executeTakeFirst()
  return (
    row && {
      online: row.online,
      offlineMessage: row.offline_message,
      conditionsUnsuitable: row.conditions_unsuitable,
    }
  )
}

/** Returns the store's country, or undefined when there is no such store. */
export async function writeSwitch(
  tx: Tx,
  storeId: string,
  online: boolean,
  message: string | null,
): Promise<CountryCode | undefined> {
  const row = await tables(tx)
    .updateTable("locator.store")
    .set({ online, offline_message: message })
    .where("id", "=", storeId)
    .returning("country")
    .executeTakeFirst()
  return row?.country
}

/** Returns the store's country, or undefined when there is no such store. */
export async function writeConditions(tx: Tx, storeId: string, unsuitable: boolean): Promise<CountryCode | undefined> {
  const row = await tables(tx)
    .updateTable("locator.store")
    .set({ conditions_unsuitable: unsuitable })
    .where("id", "=", storeId)
    .returning("country")
    .executeTakeFirst()
  return row?.country
}

/** Reads how many orders are reserved in each of the store's slots from the given time on. */
export async function readReservedSlots(db: Queryable, storeId: string, from: number): Promise<BookedOrders> {
  const { rows } = await sql<{ quarter: Date; orders: number }>`
    /* locator.reserved-orders */ select quarter, orders from locator.promised
    where store_id = ${storeId} and quarter >= ${new Date(from)}`.execute(db)
  const orders = new Map(rows.map((row) => [row.quarter.getTime(), row.orders]))
  return (slotStart) => orders.get(slotStart) ?? 0
}

/** Counts an order in one statement, so that concurrent orders can't exceed the capacity. */
export async function incrementSlot(tx: Tx, storeId: string, slot: Date, capacity: number): Promise<boolean> {
  const { rows } = await sql`
    /* locator.reserve-slot */ insert into locator.promised (store_id, quarter, orders) values (${storeId}, ${slot}, 1)
    on conflict (store_id, quarter) do update set orders = promised.orders + 1 where promised.orders < ${capacity}
    returning orders`.execute(tx)
  return rows.length > 0
}

export async function decrementSlot(tx: Tx, storeId: string, slot: Date): Promise<boolean> {
  const released = await tables(tx)
    .updateTable("locator.promised")
    .set({ orders: sql`orders - 1` })
    .where("store_id", "=", storeId)
    .where("quarter", "=", slot)
    .where("orders", ">", 0)
    .returning("orders")
    .executeTakeFirst()
  return released !== undefined
}

export async function deleteExpiredSlots(db: Queryable, cutoff: Date, limit: number): Promise<number> {
  const expiredSlots = tables(db)
    .selectFrom("locator.promised")
    .select(["store_id", "quarter"])
    .where("quarter", "<", cutoff)
    .limit(limit)
  const { numDeletedRows } = await tables(db)
    .deleteFrom("locator.promised")
    .where(({ eb, refTuple }) =>
      eb(refTuple("store_id", "quarter"), "in", expiredSlots.$asTuple("store_id", "quarter")),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
