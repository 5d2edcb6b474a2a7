import type { City, StoreWithDistance, Locality, Station, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { countries, countryCodes } from "@hearth/domain/countries/countries.ts"
import { isInsideArea } from "@hearth/domain/geo/area.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { seedStores } from "../../seed/stores/seed-stores.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { restock, setSoldOut } from "../catalog/public.ts"
import { pointsAround } from "./check-own-locations.ts"
import { fetchErrorCode, fetchData, getFromLocator, postByLocation, fetchStoreAt } from "./testing/locator-requests.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const STORE_TROUBLE =
  "Sorry, we are facing some temporary issues with the store selected. Please select a different store"
const seas = {
  IN: { latitude: 15, longitude: 70 },
  LK: { latitude: 5.85, longitude: 79.5 },
  BD: { latitude: 20.8, longitude: 89.5 },
}

describe.each(countryCodes)("%s", (country) => {
  const seed = seedStores.find((each) => each.country === country)
  if (!seed) throw new Error("a country without stores")
  const { id: defaultId, name, city } = countries[country].defaultStore
  const offering = (...types: string[]) =>
    seed.stores.filter(({ schedule }) => schedule.ways.some(({ type }) => types.includes(type)))

  test("[LOC-2a] [LOC-2c] store by location returns a store whose area contains the location, with its city, region and online state", async () => {
    for (const store of offering("DELIVERY")) {
      const answer = await postByLocation(app, country, { latitude: store.latitude, longitude: store.longitude })
      expect([store.id, answer.statusCode]).toEqual([store.id, 200])
      const { data } = answer.json<{ data: StoreInfo }>()
      const seedStore = seed.stores.find(({ id }) => id === data.id)
      expect(seedStore && isInsideArea(seedStore.area, store)).toBe(true)
      expect(data).toMatchObject({ name: seedStore?.name, advanceOrderStoreId: seedStore?.advanceOrderStoreId })
      expect([data.city !== "", data.region !== "", data.online]).toEqual([
        true,
        true,
        seedStore?.schedule.online ? 1 : 0,
      ])
    }
  })

  test("[LOC-2a] every store delivers to its own location and to points 100 and 150 m around it", async () => {
    const wrongStores: string[] = []
    for (const store of offering("DELIVERY")) {
      for (const location of [...pointsAround(store, 0.1), ...pointsAround(store, 0.15).slice(1)]) {
        const answer = await postByLocation(app, country, location)
        const { id } = answer.json<{ data: StoreInfo }>().data
        const deliveringStore = offering("DELIVERY").find((each) => each.id === id)
        const isNearest =
          deliveringStore !== undefined && distanceKm(location, deliveringStore) <= distanceKm(location, store)
        if (id !== store.id && !isNearest) wrongStores.push(`${id} delivers beside ${store.id}`)
      }
    }
    expect(wrongStores).toEqual([])
  })

  test("[LOC-2b] with the loyalty programme's header the response says how many pizzas points can buy", async () => {
    const [store] = offering("DELIVERY")
    const payload = { latitude: store?.latitude, longitude: store?.longitude }
    const plain = (await postByLocation(app, country, payload)).json()
    const forMembers = (await postByLocation(app, country, payload, { "loyalty-program": "potp" })).json()
    const menuUrl = `/api/catalog-service/ve1/potp/stores/${plain.data.id}/menu`
    const headers = { host: `${country.toLowerCase()}.localhost` }
    const { products } = (await app.http.inject({ url: menuUrl, headers })).json().data
    expect(products.length).toBeGreaterThan(0)
    expect(plain.data).not.toHaveProperty("freePizzas")
    expect(forMembers).toEqual({ ...plain, data: { ...plain.data, freePizzas: products.length } })
  })

  test("[LOC-2b] a pizza that is sold out at the store doesn't count until it is back", async () => {
    const [store] = offering("DELIVERY")
    const payload = { latitude: store?.latitude, longitude: store?.longitude }
    const readStore = async (): Promise<{ id: string; freePizzas: number }> =>
      (await postByLocation(app, country, payload, { "loyalty-program": "potp" })).json().data
    const { id: storeId, freePizzas } = await readStore()
    const menuUrl = `/api/catalog-service/ve1/potp/stores/${storeId}/menu`
    const headers = { host: `${country.toLowerCase()}.localhost` }
    const [pizza] = (await app.http.inject({ url: menuUrl, headers })).json().data.products
    const until = new Date(app.clock.now().getTime() + 3_600_000)
    const { db } = app.platform
    const expectCount = (count: number) =>
      vi.waitFor(async () => expect((await readStore()).freePizzas).toBe(count), { timeout: 20_000 })
    await inTransaction(db, (tx) => setSoldOut(tx, storeId, pizza.id, until))
    await expectCount(freePizzas - 1)
    await inTransaction(db, (tx) => restock(tx, storeId, pizza.id))
    await expectCount(freePizzas)
  })

  test("[LOC-2c] a request to the ve2 URL gets the same response", async () => {
    const [store] = offering("DELIVERY")
    const payload = { latitude: store?.latitude, longitude: store?.longitude }
    const plain = await postByLocation(app, country, payload)
    const headers = { host: `${country.toLowerCase()}.localhost` }
    const url = "/api/locator-service/ve2/stores/by-location"
    expect((await app.http.inject({ method: "POST", url, headers, payload })).body).toBe(plain.body)
  })

  test("[LOC-2d] no store delivers into the sea or to the stores of another country", async () => {
    expect(await fetchStoreAt(app, country, seas[country])).toBe("PLACE_ABROAD")
    for (const foreignSeed of seedStores.filter((each) => each.country !== country)) {
      for (const store of foreignSeed.stores) {
        expect(["2.STORENA", "PLACE_ABROAD"]).toContain(await fetchStoreAt(app, country, store))
      }
    }
  })

  test("[LOC-2d] [LOC-4a] a location outside the country is refused with its own error code", async () => {
    const paris = { latitude: 48.85, longitude: 2.35 }
    const kathmandu = { latitude: 27.717, longitude: 85.324 }
    for (const location of [paris, kathmandu]) expect(await fetchStoreAt(app, country, location)).toBe("PLACE_ABROAD")
    expect(await fetchErrorCode(app, country, "/stores/nearest?latitude=48.85&longitude=2.35")).toEqual([
      422,
      "PLACE_ABROAD",
    ])
  })

  test("[LOC-4a] [LOC-4c] the nearest stores are at most five, by distance, each with a requested delivery type", async () => {
    const [home] = offering("DELIVERY")
    const location = home as Point
    for (const [requested, types] of [
      ["DELIVERY", ["DELIVERY"]],
      ["PICKUP,CURB", ["PICKUP", "CURBSIDE"]],
      ["curb", ["CURBSIDE"]],
      ["DINEIN", ["DINEIN"]],
      ["nonsense", ["DELIVERY"]],
    ] as const) {
      const path = `/stores/nearest?orderDeliveryType=${requested}&latitude=${location.latitude}&longitude=${location.longitude}`
      const { stores } = await fetchData<{ stores: StoreWithDistance[] }>(app, country, path)
      const expected = offering(...types)
        .map((store) => distanceKm(location, store))
        .filter((km) => km <= 60)
        .sort((one, other) => one - other)
        .slice(0, 5)
      expect([requested, stores.map((store) => store.distanceKm)]).toEqual([requested, expected])
    }
  })

  test("[LOC-5a] cities are filtered by delivery type, sorted by name, and have their number of stores", async () => {
    for (const [requested, types] of [
      ["", ["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"]],
      ["?delivery_type=DELIVERY", ["DELIVERY"]],
      ["?delivery_type=dinein", ["DINEIN"]],
      ["?delivery_type=PICKUP,CURB", ["PICKUP", "CURBSIDE"]],
      ["?delivery_type=whatever", ["DELIVERY"]],
    ] as const) {
      const { cities } = await fetchData<{ cities: City[] }>(app, country, `/cities${requested}`)
      const counts = Map.groupBy(offering(...types), ({ cityId }) => cityId)
      expect(Object.fromEntries(cities.map(({ id, stores }) => [id, stores]))).toEqual(
        Object.fromEntries([...counts].map(([id, { length }]) => [id, length])),
      )
      expect(cities.map((each) => each.name)).toEqual(
        cities.map((each) => each.name).sort((one, other) => one.localeCompare(other, "en")),
      )
    }
  })

  test("[LOC-5b] a city's stores are listed, and an unknown city or another country's city is not found", async () => {
    for (const cityId of new Set(seed.stores.map((store) => store.cityId))) {
      const { city, stores } = await fetchData<{ city: City; stores: StoreInfo[] }>(
        app,
        country,
        `/cities/${cityId}/stores`,
      )
      const expected = seed.stores.filter((store) => store.cityId === cityId).map(({ id }) => id)
      expect(stores.map(({ id }) => id).sort()).toEqual(expected.sort())
      expect([city.id, city.stores]).toEqual([cityId, stores.length])
      const dineIn = await fetchData<{ stores: StoreInfo[] }>(
        app,
        country,
        `/cities/${cityId}/stores?delivery_type=DINEIN`,
      )
      expect(dineIn.stores.every(({ deliveryTypes }) => deliveryTypes.includes("DINEIN"))).toBe(true)
    }
    const foreignCityId = seedStores.find((each) => each.country !== country)?.stores[0]?.cityId
    for (const unknown of ["atlantis", foreignCityId]) {
      expect(await fetchErrorCode(app, country, `/cities/${unknown}/stores`)).toEqual([404, "NOT_FOUND"])
      expect(await fetchErrorCode(app, country, `/cities/${unknown}/localities`)).toEqual([404, "NOT_FOUND"])
    }
  })

  test("[LOC-5c] [LOC-5e] [LOC-5f] localities are listed for cities and for stores, without 'pokhra'", async () => {
    for (const cityId of new Set(seed.stores.map((store) => store.cityId))) {
      const { localities } = await fetchData<{ localities: Locality[] }>(app, country, `/cities/${cityId}/localities`)
      expect([cityId, localities.length > 0]).toEqual([cityId, true])
      expect(localities.filter((each) => each.name.toLowerCase() === "pokhra")).toEqual([])
    }
    for (const { id, area } of seed.stores) {
      const { localities } = await fetchData<{ localities: Locality[] }>(app, country, `/stores/${id}/localities`)
      expect(localities.every((each) => isInsideArea(area, each))).toBe(true)
      expect(localities.filter((each) => each.name.toLowerCase() === "pokhra")).toEqual([])
      const withLocalityFlag = await fetchData<{ localities: Locality[] }>(app, country, `/stores/${id}?locality=true`)
      expect(withLocalityFlag.localities).toEqual(localities)
    }
  })

  test("the pages of the store list contain each store once, and a page after the last one is empty", async () => {
    const listedIds: string[] = []
    for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
      const page = await fetchData<{ stores: StoreInfo[]; pageNo: number; pages: number }>(
        app,
        country,
        `/stores?pageNo=${pageNo}`,
      )
      expect(page.pageNo).toBe(pageNo)
      pages = page.pages
      listedIds.push(...page.stores.map(({ id }) => id))
    }
    expect(listedIds.toSorted()).toEqual(seed.stores.map(({ id }) => id).sort())
    expect(await fetchData(app, country, "/stores?pageNo=9999")).toMatchObject({ stores: [], pageNo: 9999 })
    expect((await getFromLocator(app, country, "/stores")).body).toBe(
      (await getFromLocator(app, country, "/stores?pageNo=1")).body,
    )
  })

  test("[LOC-12a] the default store has the configured name and city, lies in its own area and uses the country's time zone", async () => {
    const { store, area } = await fetchData<{ store: StoreInfo; area: Point[] }>(app, country, `/stores/${defaultId}`)
    expect(store).toMatchObject({ id: defaultId, name, city, online: 1, offline_msg: "" })
    expect(isInsideArea(area, store)).toBe(true)
    expect(store.schedule.timeZone).toBe(countries[country].timeZone)
  })

  test("[LOC-15] requests for an unknown store or another country's store get 404", async () => {
    const foreignIds = countryCodes.filter((code) => code !== country).map((code) => countries[code].defaultStore.id)
    for (const id of [...foreignIds, "nosuchstore"]) {
      for (const subpath of ["", "/timeslots", "/advance-order-time", "/localities"]) {
        const answer = await getFromLocator(app, country, `/stores/${id}${subpath}`)
        const { code, displayMsg } = answer.json().errors[0]
        expect([subpath, answer.statusCode, code, displayMsg]).toEqual([subpath, 404, "STORE_NOT_FOUND", STORE_TROUBLE])
      }
    }
  })

  test("[LOC-14] a station lists its five nearest stores, and a store lists at most five stations", async () => {
    for (const { id } of seed.stations) {
      const stationDetails = await fetchData<{ station: Station; storeStationDetails: StoreWithDistance[] }>(
        app,
        country,
        `/stations/${id.toLowerCase()}`,
      )
      const serving = seed.stores.filter(({ stations }) => stations.includes(id))
      const expected = serving
        .map((store) => distanceKm(stationDetails.station, store))
        .sort((one, other) => one - other)
      expect(stationDetails.station.stationId).toBe(id)
      expect(stationDetails.storeStationDetails.map((store) => store.distanceKm)).toEqual(expected.slice(0, 5))
    }
    for (const { id, stations } of seed.stores.filter((store) => store.stations.length > 0)) {
      const details = await fetchData<{ storeStationDetails: Station[] }>(app, country, `/stores/${id}`)
      expect(details.storeStationDetails.length).toBe(Math.min(5, stations.length))
    }
    expect(await fetchErrorCode(app, country, "/stations/ZZZZ")).toEqual([404, "NOT_FOUND"])
  })
})

test("[LOC-4a] far from every store the list of nearest stores is empty", async () => {
  const path = "/stores/nearest?latitude=34.9&longitude=79"
  expect(await fetchData(app, "IN", path)).toEqual({ stores: [] })
})

test("[LOC-14] a station of another country is not found", async () => {
  const station = seedStores.find(({ country }) => country === "IN")?.stations[0]?.id
  expect(await fetchErrorCode(app, "BD", `/stations/${station}`)).toEqual([404, "NOT_FOUND"])
})

test("[ORD-10b] [LOC-12c] a store that is off offers an advance order at another store", async () => {
  for (const { country, stores } of seedStores) {
    for (const { id } of stores.filter(({ schedule }) => !schedule.online)) {
      const { store } = await fetchData<{ store: StoreInfo }>(app, country, `/stores/${id}`)
      expect([store.online, store.schedule.online]).toEqual([0, false])
      expect(store.offline_msg).toBe("This store isn’t taking orders right now. You can place an advance order.")
      expect(store.advanceOrderStoreId).not.toBe(id)
    }
  }
  expect(seedStores.flatMap(({ stores }) => stores).filter(({ schedule }) => !schedule.online)).not.toEqual([])
})

test("lists that the client has cached are not sent again", async () => {
  for (const path of ["/stores", "/cities", `/stores/${countries.IN.defaultStore.id}/localities`]) {
    const { etag = "" } = (await getFromLocator(app, "IN", path)).headers
    const repeated = await getFromLocator(app, "IN", path, { "if-none-match": String(etag) })
    expect([path, repeated.statusCode, repeated.body]).toEqual([path, 304, ""])
  }
})
