import { distanceKm } from "@hearth/domain/geo/distance.ts"
import * as storeErrorTexts from "@hearth/texts/place/store-errors.ts"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { coverArea } from "./area-cells.ts"
import { chooseStore } from "./choose-store.ts"
import { buildCountryStores, findEntryAt, findEntry, findNearestEntries, withStoreSwitch } from "./country-stores.ts"
import { toStoredCountry } from "./to-stored-country.ts"
import { cityLocationsOf, makeStore, makeStores } from "./testing/make-stores.ts"

const pune = { id: "pune", name: "Pune", latitude: 18.52, longitude: 73.86 }
const nearbyPoint = fc.record({
  latitude: fc.integer({ min: 18_100, max: 18_900 }).map((thousandths) => thousandths / 1000),
  longitude: fc.integer({ min: 73_400, max: 74_300 }).map((thousandths) => thousandths / 1000),
})

const seed = makeStores("IN", 120, [pune])
const pickupOnly = { ...makeStore("IN", "MALL", "pune", pune), priority: 99, advanceOrderStoreId: "MIN1" }
const mall = { ...pickupOnly, schedule: { ...pickupOnly.schedule, ways: pickupOnly.schedule.ways.slice(1) } }
const stored = toStoredCountry(
  { ...seed, stores: [...seed.stores, mall] },
  cityLocationsOf("IN", [pune]).read()[0]?.places ?? [],
)
const stores = buildCountryStores(stored, (id) => {
  const area = stored.stores.find((store) => store.id === id)?.area ?? []
  return area.length === 0 ? [] : coverArea(area)
})

describe("[LOC-2a] finding the store that delivers to a location", () => {
  test("the index finds the same store as a scan of all areas", () => {
    fc.assert(
      fc.property(nearbyPoint, (location) => {
        expect(findEntryAt(stores, location)?.id).toBe(chooseStore(stored.stores, location)?.id)
      }),
      { numRuns: 500 },
    )
  })

  test("a store that doesn't deliver is never chosen, not even at its own location", () => {
    expect(findEntryAt(stores, mall)?.id).not.toBe("MALL")
    expect(findEntry(stores, "MALL")?.area).toEqual([])
  })
})

describe("[LOC-4a] [LOC-4c] the nearest stores", () => {
  test("are the same as a scan of all stores finds: up to five by distance, within 60 km, with the delivery type", () => {
    fc.assert(
      fc.property(nearbyPoint, fc.constantFrom("DELIVERY" as const, "PICKUP" as const), (location, deliveryType) => {
        const expected = stored.stores
          .filter(({ schedule }) => schedule.ways.some(({ type }) => type === deliveryType))
          .map((store) => distanceKm(location, store))
          .filter((km) => km <= 60)
          .sort((one, other) => one - other)
          .slice(0, 5)
        expect(findNearestEntries(stores, location, [deliveryType]).map((store) => store.distanceKm)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  })

  test("are none beyond 60 km, for a delivery type that no store offers, and in a country without stores", () => {
    expect(findNearestEntries(stores, { latitude: 19.3, longitude: 73.86 }, ["DELIVERY"])).toEqual([])
    expect(findNearestEntries(stores, pune, ["DINEIN"])).toEqual([])
    const noStores = buildCountryStores({ cities: [], stores: [], stations: [] }, () => [])
    expect(findNearestEntries(noStores, pune, ["DELIVERY"])).toEqual([])
    expect(findEntryAt(noStores, pune)).toBeUndefined()
  })

  test("have distances that are not rounded", () => {
    const [first] = findNearestEntries(stores, pune, ["PICKUP"])
    expect(first).toMatchObject({ id: "MALL", distanceKm: 0 })
    const [, second] = findNearestEntries(stores, pune, ["PICKUP"])
    expect(String(second?.distanceKm)).toMatch(/\.\d{6}/)
  })
})

const withStoreOff = (message: string | null) =>
  withStoreSwitch(stores, "MIN3", { online: false, offlineMessage: message, conditionsUnsuitable: false })

describe("[LOC-13] a store that is switched off", () => {
  test("shows its own message, or the default when it has none or its own contains 'offline'", () => {
    const offlineMessage = (message: string | null) => findEntry(withStoreOff(message), "MIN3")?.info.offline_msg
    expect(offlineMessage(null)).toBe("This store isn’t taking orders right now. You can place an advance order.")
    expect(offlineMessage("Back at six.")).toBe("Back at six.")
    expect(offlineMessage("We are OFFLINE today")).toBe(storeErrorTexts.storeOff)
    expect(findEntry(withStoreOff("Back at six."), "MIN3")?.info).toMatchObject({
      online: 0,
      schedule: { online: false },
    })
  })

  test("leaves the entries of all other stores unchanged", () => {
    const storesAfter = withStoreOff(null)
    expect(storesAfter.entries.filter((entry, index) => entry !== stores.entries[index]).map(({ id }) => id)).toEqual([
      "MIN3",
    ])
    expect(findEntry(stores, "MIN3")?.info).toMatchObject({ online: 1, offline_msg: "" })
    expect(
      withStoreSwitch(stores, "nobody", { online: false, offlineMessage: null, conditionsUnsuitable: false }),
    ).toBe(stores)
  })
})
