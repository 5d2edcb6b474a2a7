import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checkStores } from "../../seed/stores/check-stores.ts"
import { drawArea } from "../../seed/stores/draw-area.ts"
import { seedStores } from "../../seed/stores/seed-stores.ts"
import type { SeedStores } from "../../seed/stores/store-schema.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { createCityLocations } from "./city-locations.ts"
import { type CheckStores, loadStores } from "./load-stores.ts"
import { acceptAnyStores } from "./testing/make-stores.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const cityLocations = createCityLocations()
const load = (seeds: readonly SeedStores[], check: CheckStores = checkStores) =>
  loadStores(app.platform, seeds, cityLocations, check)
const bangladesh = seedStores.find(({ country }) => country === "BD")
if (!bangladesh) throw new Error("no stores")

/** Returns the physical position and the transaction id of each row; any write would change them. */
async function readRowVersions(): Promise<unknown> {
  const { rows } = await sql`
    select 'edition' as source, ctid::text, xmin::text from locator.edition
    union all select 'store', ctid::text, xmin::text from locator.store
    union all select 'city', ctid::text, xmin::text from locator.city
    union all select 'cell', ctid::text, xmin::text from locator.area_cell
    order by 1, 2`.execute(app.platform.db)
  return rows
}

async function countRows(table: string): Promise<number | undefined> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.raw(table)}`.execute(app.platform.db)
  return rows[0]?.count
}

test("unchanged stores are not written again, and the places are not read", async () => {
  const rowsBefore = await readRowVersions()
  const unreadLocations = { version: cityLocations.version, read: () => Promise.reject(new Error("read")) as never }
  expect(await loadStores(app.platform, seedStores, unreadLocations, checkStores)).toEqual([])
  expect(await readRowVersions()).toEqual(rowsBefore)
})

test("of several concurrent loads only one writes, and a store that was removed from the files is deleted with its cells", async () => {
  const [removed, ...stores] = bangladesh.stores.toReversed()
  const results = await Promise.all(Array.from({ length: 6 }, () => load([{ ...bangladesh, stores }], acceptAnyStores)))
  expect(results.filter(({ length }) => length > 0)).toEqual([["BD"]])
  expect(await countRows("locator.store where country = 'BD'")).toBe(stores.length)
  expect(await countRows(`locator.area_cell where store_id = '${removed?.id}'`)).toBe(0)
  expect(await load(seedStores)).toEqual(["BD"])
  expect(await countRows("locator.store where country = 'BD'")).toBe(bangladesh.stores.length)
  expect(await countRows(`locator.area_cell where store_id = '${removed?.id}'`)).toBeGreaterThan(5)
})

test("inconsistent stores are refused, and the old ones stay", async () => {
  const countBefore = await countRows("locator.store")
  const withUnknownCity = {
    ...bangladesh,
    stores: bangladesh.stores.map((store) => Object.assign({}, store, { cityId: "nowhere" })),
  }
  await expect(load([withUnknownCity])).rejects.toThrow(/The stores of BD are wrong: .*nowhere/)
  const withDuplicate = { ...bangladesh, stores: [...bangladesh.stores, ...bangladesh.stores.slice(0, 1)] }
  await expect(load([withDuplicate])).rejects.toThrow(/The stores of BD are wrong: .*twice/)
  const smallAreaStores = bangladesh.stores.map((store) =>
    store.area.length === 0 ? store : Object.assign({}, store, { area: drawArea(store.id, store, 0.1) }),
  )
  const refused = load([{ ...bangladesh, stores: smallAreaStores }], acceptAnyStores)
  await expect(refused).rejects.toThrow(/The stores of BD are wrong: .* doesn't deliver to its own location/)
  expect(await countRows("locator.store")).toBe(countBefore)
  expect(await load(seedStores)).toEqual([])
})
