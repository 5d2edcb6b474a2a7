import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { cellToBigint, coverArea } from "./area-cells.ts"
import type { LocatorTables } from "./locator.store.ts"
import type { StoredCountry, StoredStore } from "./stored-store.ts"

/** The number of stores per statement. It limits a statement's duration and its number of values. */
const BATCH_SIZE = 200

/**
 * The number of stores whose cells are inserted at once. Calculating the cells of an area is slow, and PostgreSQL ends
 * a transaction that sends nothing for ten seconds.
 */
const CELL_BATCH_SIZE = 20

const tables = (tx: Queryable) => tx.$extendTables<LocatorTables>()

/** Returns the version of the stored stores, or '' when there are none. Creates the row that `lockEdition` locks. */
export async function readOrCreateEdition(db: Queryable, country: CountryCode, now: Date): Promise<string> {
  await tables(db)
    .insertInto("locator.edition")
    .values({ country, version: "", loaded_at: now })
    .onConflict((conflict) => conflict.column("country").doNothing())
    .execute()
  const { version } = await tables(db)
    .selectFrom("locator.edition")
    .select("version")
    .where("country", "=", country)
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Locks the country's stores until the transaction ends and returns the version, or undefined when another node has
 * locked them.
 */
export async function lockEdition(tx: Tx, country: CountryCode): Promise<string | undefined> {
  const edition = await tables(tx)
    .selectFrom("locator.edition")
    .select("version")
    .where("country", "=", country)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return edition?.version
}

/** Replaces a country's stores. The caller has locked the country. */
export async function replaceStores(
  tx: Tx,
  country: CountryCode,
  { cities, stores, stations }: StoredCountry,
  version: string,
  now: Date,
): Promise<void> {
  const db = tables(tx)
  await db.updateTable("locator.edition").set({ version, loaded_at: now }).where("country", "=", country).execute()
  await db.deleteFrom("locator.station").where("country", "=", country).execute()
  for (const batch of inBatches(cities)) {
    await db
      .insertInto("locator.city")
      .values(
        batch.map(({ id, name, region, latitude, longitude }) => ({ id, name, region, latitude, longitude, country })),
      )
      .onConflict((conflict) =>
        conflict.columns(["country", "id"]).doUpdateSet(({ ref }) => ({
          name: ref("excluded.name"),
          region: ref("excluded.region"),
          latitude: ref("excluded.latitude"),
          longitude: ref("excluded.longitude"),
        })),
      )
      .execute()
  }
  for (const batch of inBatches(stores)) await upsertStores(tx, country, batch)
  await sql`
    delete from locator.store where country = ${country}
      and id not in (select jsonb_array_elements_text(${asJson(stores.map(({ id }) => id))}::jsonb))`.execute(tx)
  await sql`
    delete from locator.city where country = ${country}
      and id not in (select jsonb_array_elements_text(${asJson(cities.map(({ id }) => id))}::jsonb))`.execute(tx)
  for (const batch of inBatches(stores, CELL_BATCH_SIZE)) await replaceCells(tx, batch)
  for (const batch of inBatches(stations)) {
    await db
      .insertInto("locator.station")
      .values(
        batch.map(({ id, name, cityId, latitude, longitude }) => ({
          id,
          country,
          city_id: cityId,
          name,
          latitude,
          longitude,
        })),
      )
      .execute()
    const served = batch.flatMap(({ id, storeIds }) => storeIds.map((store_id) => ({ station_id: id, store_id })))
    if (served.length > 0) await db.insertInto("locator.station_store").values(served).execute()
  }
}

function inBatches<Item>(list: readonly Item[], size = BATCH_SIZE): Item[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
}

function asJson(value: unknown): string {
  return JSON.stringify(value)
}

/** An existing store keeps its switches: the store decides whether it is online, not the data files. */
async function upsertStores(tx: Tx, country: CountryCode, stores: readonly StoredStore[]): Promise<void> {
  await tables(tx)
    .insertInto("locator.store")
    .values(
      stores.map((store) => ({
        id: store.id,
        country,
        city_id: store.cityId,
        name: store.name,
        locality: store.locality,
        address: store.address,
        pin_code: store.pinCode,
        phone: store.phone,
        latitude: store.latitude,
        longitude: store.longitude,
        advance_order_store_id: store.advanceOrderStoreId,
        dine_in_tables: store.tables,
        priority: store.priority,
        area: asJson(store.area),
        schedule: asJson(store.schedule),
        online: store.online,
        offline_message: store.offlineMessage,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        country: ref("excluded.country"),
        city_id: ref("excluded.city_id"),
        name: ref("excluded.name"),
        locality: ref("excluded.locality"),
        address: ref("excluded.address"),
        pin_code: ref("excluded.pin_code"),
        phone: ref("excluded.phone"),
        latitude: ref("excluded.latitude"),
        longitude: ref("excluded.longitude"),
        advance_order_store_id: ref("excluded.advance_order_store_id"),
        dine_in_tables: ref("excluded.dine_in_tables"),
        priority: ref("excluded.priority"),
        area: ref("excluded.area"),
        schedule: ref("excluded.schedule"),
      })),
    )
    .execute()
}

async function replaceCells(tx: Tx, stores: readonly StoredStore[]): Promise<void> {
  const covered = stores.map(({ id, priority, area }) => ({
    id,
    priority,
    cells: area.length === 0 ? [] : coverArea(area).map(cellToBigint),
  }))
  await tables(tx)
    .deleteFrom("locator.area_cell")
    .where(
      "store_id",
      "in",
      stores.map(({ id }) => id),
    )
    .execute()
  await sql`
    insert into locator.area_cell (cell, priority, store_id)
    select cell.value::bigint, store.priority, store.id
    from jsonb_to_recordset(${asJson(covered)}::jsonb) as store (id text, priority integer, cells jsonb),
      jsonb_array_elements_text(store.cells) as cell (value)`.execute(tx)
}
