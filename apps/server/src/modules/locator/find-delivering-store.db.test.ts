import { type CountryCode, countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import fc, { type Arbitrary } from "fast-check"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { checkStores } from "../../seed/stores/check-stores.ts"
import { seedStores } from "../../seed/stores/seed-stores.ts"
import type { SeedStore } from "../../seed/stores/store-schema.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { chooseStore } from "./choose-store.ts"
import { createCityLocations } from "./city-locations.ts"
import { loadStores } from "./load-stores.ts"
import { type Locator, findDeliveringStore } from "./public.ts"
import { movePoint } from "./testing/any-area.ts"
import { fetchStoreAt } from "./testing/locator-requests.ts"
import { buildLocator } from "./testing/build-locator.ts"
import { cityLocationsOf, makeStores, acceptAnyStores } from "./testing/make-stores.ts"

let app: TestApp
let locator: Locator
let stop: () => Promise<void>
beforeAll(async () => {
  app = await build()
  ;({ locator, stop } = await buildLocator(app.database))
})
afterAll(async () => {
  await stop()
  await app.close()
})

const offset = fc.integer({ min: -120_000, max: 120_000 }).map((part) => part / 1_000_000)

/** Points around a store, where areas begin, end and overlap. */
const nearAStore = (stores: readonly SeedStore[]): Arbitrary<Point> =>
  fc.tuple(fc.constantFrom(...stores), offset, offset).map(([store, north, east]) => movePoint(store, north, east))

/** Finds the store that delivers to the location by SQL, in memory, by a request and by scanning all areas. */
async function findEverywhere(country: CountryCode, stores: readonly SeedStore[], location: Point) {
  const delivering = stores.filter(({ schedule }) => schedule.ways.some(({ type }) => type === "DELIVERY"))
  const noStoreCode = isWithinCountry(country, location) ? "2.STORENA" : "PLACE_ABROAD"
  const scanned = chooseStore(delivering, location)?.id
  const bySql = await inTransaction(app.platform.db, (tx) => findDeliveringStore(tx, country, location))
  const byMemory = locator.storeAt(country, location)?.id
  const answers = [bySql ?? noStoreCode, byMemory ?? noStoreCode, await fetchStoreAt(app, country, location)]
  return { answers, scanned: scanned ?? noStoreCode }
}

describe.each(countryCodes)("%s", (country) => {
  test("[LOC-3a] [LOC-2a] [LOC-2d] memory, SQL, the API and a scan of all areas find the same store", async () => {
    const stores = seedStores.find((each) => each.country === country)?.stores ?? []
    const locations = nearAStore(stores)
    await fc.assert(
      fc.asyncProperty(locations, async (location) => {
        const { answers, scanned } = await findEverywhere(country, stores, location)
        expect(answers).toEqual([scanned, scanned, scanned])
      }),
      { numRuns: 150 },
    )
  })
})

test("[LOC-2a] memory, SQL, the API and a scan find the same store where hundreds of areas overlap, after a reload", async () => {
  const colombo = { id: "colombo", name: "Colombo", latitude: 6.93, longitude: 79.88 }
  const generated = makeStores("LK", 300, [colombo])
  const onChanged = vi.fn<() => void>()
  locator.onStoresChanged(onChanged)
  await loadStores(app.platform, [generated], cityLocationsOf("LK", [colombo]), acceptAnyStores)
  await vi.waitFor(() => expect(locator.findStore("LK", "MLK299")?.city).toBe("Colombo"), { timeout: 60_000 })
  // Listeners are called after the change is visible.
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(locator.findStore("LK", countries.LK.defaultStore.id)).toBeUndefined()
  await vi.waitFor(async () => expect(await fetchStoreAt(app, "LK", colombo)).toMatch(/^MLK/), { timeout: 60_000 })
  await fc.assert(
    fc.asyncProperty(nearAStore(generated.stores), async (location) => {
      const { answers, scanned } = await findEverywhere("LK", generated.stores, location)
      expect(answers).toEqual([scanned, scanned, scanned])
    }),
    { numRuns: 150 },
  )
  expect(await loadStores(app.platform, seedStores, createCityLocations(), checkStores)).toEqual(["LK"])
  await vi.waitFor(() => expect(locator.findStore("LK", "MLK299")).toBeUndefined(), { timeout: 60_000 })
})

test("another country's store is not found", () => {
  expect(locator.findStore("IN", countries.IN.defaultStore.id)).toMatchObject(countries.IN.defaultStore)
  expect(locator.findStore("BD", countries.IN.defaultStore.id)).toBeUndefined()
})
