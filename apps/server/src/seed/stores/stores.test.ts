import { countries, countryCodes, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { isInsideArea } from "@hearth/domain/geo/area.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import { describe, expect, test } from "vitest"
import { seedPlaces } from "../places/seed-places.ts"
import { checkStores } from "./check-stores.ts"
import { drawArea } from "./draw-area.ts"
import { seedStores } from "./seed-stores.ts"
import { FARTHEST_STATION_KM } from "./assign-stations.ts"
import type { SeedStore } from "./store-schema.ts"

const gazetteer = seedPlaces()
const allStores = seedStores.flatMap(({ stores }) => stores)

function storesOf(country: CountryCode): readonly SeedStore[] {
  return seedStores.find((each) => each.country === country)?.stores ?? []
}

function inCity(cityId: string): SeedStore[] {
  return allStores.filter((store) => store.cityId === cityId)
}

const delivers = ({ schedule }: SeedStore) => schedule.ways.some(({ type }) => type === "DELIVERY")

test.each(countryCodes)("the stores of %s have no mistakes", (country) => {
  const stores = seedStores.find((each) => each.country === country)
  const places = gazetteer.find((each) => each.country === country)
  if (!stores || !places) throw new Error(`${country} has no stores or places`)
  expect(checkStores(stores, places)).toEqual([])
})

test("store codes are unique across all countries", () => {
  expect(new Set(allStores.map(({ id }) => id)).size).toBe(allStores.length)
})

test.each([
  ["IN", 124, 42],
  ["LK", 27, 10],
  ["BD", 17, 8],
] as const)("%s has at least %i stores in at least %i cities", (country, stores, cities) => {
  expect(storesOf(country).length).toBeGreaterThanOrEqual(stores)
  expect(new Set(storesOf(country).map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(cities)
})

test.each([
  ["new-delhi", 10],
  ["mumbai", 10],
  ["bengaluru", 10],
  ["colombo", 10],
  ["dhaka", 8],
])("%s has at least %i stores", (city, stores) => {
  expect(inCity(city).length).toBeGreaterThanOrEqual(stores)
})

test.each(countryCodes)("[LOC-7a] the default store of %s is at the map's centre", (country) => {
  const { defaultStore, mapCentre } = countries[country]
  expect(storesOf(country).find(({ id }) => id === defaultStore.id)).toMatchObject({
    name: defaultStore.name,
    ...mapCentre,
  })
})

test("one store in India and one in Sri Lanka are offline, and a neighbouring store takes their advance orders", () => {
  const offline = countryCodes.map((country) => storesOf(country).filter(({ schedule }) => !schedule.online))
  expect(offline.map((stores) => stores.length)).toEqual([1, 1, 0])
  for (const store of offline.flat()) {
    const neighbour = allStores.find(({ id }) => id === store.advanceOrderStoreId)
    expect(neighbour?.cityId).toBe(store.cityId)
    expect(neighbour && distanceKm(store, neighbour)).toBeLessThan(8)
  }
})

describe("delivery areas", () => {
  test.each(["new-delhi", "mumbai", "bengaluru", "colombo", "dhaka"])(
    "overlap in %s between stores of different priority",
    (city) => {
      const stores = inCity(city)
      const contested = stores.filter((one) =>
        stores.some((other) => other.priority !== one.priority && isInsideArea(other.area, one)),
      )
      expect(contested.length).toBeGreaterThanOrEqual(2)
    },
  )

  test("are irregular, and always the same for the same store code", () => {
    const centre = { latitude: 12.935, longitude: 77.624 }
    expect(drawArea("BLR01", centre, 4)).toEqual(drawArea("BLR01", centre, 4))
    expect(drawArea("BLR01", centre, 4)).not.toEqual(drawArea("BLR02", centre, 4))
    const cornerDistances = drawArea("BLR01", centre, 4).map((corner) => distanceKm(centre, corner))
    expect(Math.max(...cornerDistances) - Math.min(...cornerDistances)).toBeGreaterThan(0.2)
  })

  test("belong to exactly the stores that deliver, which are more than 90% of all stores", () => {
    expect(allStores.filter((store) => delivers(store) !== store.area.length > 0)).toEqual([])
    const notDelivering = allStores.filter((store) => !delivers(store)).length
    expect(notDelivering).toBeGreaterThanOrEqual(5)
    expect(notDelivering).toBeLessThan(allStores.length / 10)
  })
})

test("[LOC-1a] every delivery type is available in each country", () => {
  for (const country of countryCodes) {
    const deliveryTypes = storesOf(country).flatMap(({ schedule }) => schedule.ways.map(({ type }) => type))
    expect([...new Set(deliveryTypes)].toSorted()).toEqual(["CURBSIDE", "DELIVERY", "DINEIN", "PICKUP"])
  }
})

function scheduleOf(id: string): SeedStore["schedule"] {
  const store = allStores.find((each) => each.id === id)
  if (!store) throw new Error(`there is no ${id}`)
  return store.schedule
}

describe("[LOC-12a] hours", () => {
  test.each(countryCodes)("%s has stores with late, split and mall hours", (country) => {
    const sundays = storesOf(country).map(({ schedule }) => schedule.week[0] ?? [])
    expect(sundays.some((shifts) => shifts.at(-1)?.closes === 26 * 60)).toBe(true)
    expect(sundays.some((shifts) => shifts.length === 2)).toBe(true)
    expect(sundays.some((shifts) => shifts.at(-1)?.closes === 22 * 60)).toBe(true)
  })

  test("a store with late hours is open at 1 a.m., one with day hours is not", () => {
    expect(availabilityOf(scheduleOf("6585R"), "PICKUP", Date.parse("2026-11-17T01:00:00+05:30")).open).toBe(true)
    expect(availabilityOf(scheduleOf("DEL02"), "PICKUP", Date.parse("2026-11-17T01:00:00+05:30")).open).toBe(false)
  })

  test("stores in Bangladesh open at 2 p.m. or later on Fridays", () => {
    for (const { schedule, id } of storesOf("BD")) {
      expect([id, (schedule.week[5]?.[0]?.opens ?? 0) >= 14 * 60]).toEqual([id, true])
    }
    expect(availabilityOf(scheduleOf("67830"), "PICKUP", Date.parse("2026-11-20T13:00:00+06:00")).open).toBe(false)
    expect(availabilityOf(scheduleOf("67830"), "PICKUP", Date.parse("2026-11-20T14:30:00+06:00")).open).toBe(true)
  })

  test.each([
    ["6585R", "2027-03-22T13:00:00+05:30", "2027-03-22T14:30:00+05:30"],
    ["6585R", "2027-10-29T19:00:00+05:30", "2027-10-29T15:00:00+05:30"],
    ["66769", "2027-04-14T13:00:00+05:30", "2027-04-16T13:00:00+05:30"],
    ["66769", "2027-05-20T13:00:00+05:30", "2027-05-22T13:00:00+05:30"],
    ["67830", "2027-03-10T18:00:00+06:00", "2027-03-13T18:00:00+06:00"],
    ["67830", "2027-05-17T18:00:00+06:00", "2027-05-19T18:00:00+06:00"],
  ])("%s is on holiday at %s and open at %s", (id, closedAt, openAt) => {
    expect(availabilityOf(scheduleOf(id), "PICKUP", Date.parse(closedAt))).toMatchObject({
      open: false,
      reason: "holiday",
    })
    expect(availabilityOf(scheduleOf(id), "PICKUP", Date.parse(openAt)).open).toBe(true)
  })
})

describe("[LOC-14] stations", () => {
  const stations = seedStores.flatMap((each) => each.stations)

  test("number at least 60, all in India, including the largest ones", () => {
    expect(seedStores.map((each) => each.stations.length > 0)).toEqual([true, false, false])
    expect(stations.length).toBeGreaterThanOrEqual(60)
    const stationIds = new Set(stations.map(({ id }) => id))
    expect(
      ["NDLS", "CSMT", "SBC", "HWH", "MAS", "PUNE", "ADI", "JP", "LKO"].filter((id) => !stationIds.has(id)),
    ).toEqual([])
  })

  test("are listed per store with the nearest first, within reach, and only for stores that deliver", () => {
    const byId = new Map(stations.map((station) => [station.id, station]))
    for (const store of allStores) {
      const distances = store.stations.map((id) => distanceKm(store, byId.get(id) ?? { latitude: 0, longitude: 0 }))
      expect(distances).toEqual(distances.toSorted((one, other) => one - other))
      expect(distances.every((km) => km <= FARTHEST_STATION_KM)).toBe(true)
    }
    expect(allStores.filter((store) => !delivers(store) && store.stations.length > 0)).toEqual([])
  })
})
