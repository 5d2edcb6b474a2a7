import { slug, storeId } from "@hearth/contract/fields.ts"
import { parseNationalNumber } from "@hearth/domain/addresses/parse-phone-number.ts"
import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { isInsideArea } from "@hearth/domain/geo/area.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { SeedPlace, SeedPlaces } from "../places/place-schema.ts"
import { checkSchedule } from "./check-schedule.ts"
import { MAX_REACH_KM, SHORTEST_REACH_KM } from "./draw-area.ts"
import type { SeedStore, SeedStores } from "./store-schema.ts"
import { MAX_STORES_PER_STATION } from "./assign-stations.ts"

const FARTHEST_FROM_CITY_KM = 40
const FARTHEST_FROM_LOCALITY_KM = 1
const pinCodes: Readonly<Record<CountryCode, RegExp>> = { IN: /^[1-9]\d{5}$/, LK: /^\d{5}$/, BD: /^[1-9]\d{3}$/ }

/** Returns everything that is wrong with a country's stores, in sentences. Needs the country's gazetteer. */
export function checkStores({ country, stores, stations }: SeedStores, { places }: SeedPlaces): string[] {
  const cities = new Map(places.filter(({ kind }) => kind === "city").map((city) => [city.id, city]))
  const localities = new Map(
    places.filter(({ kind }) => kind === "locality").map((cityPlace) => [localityKey(cityPlace), cityPlace]),
  )
  return [
    ...duplicates(stores.map(({ id }) => id)),
    ...duplicates(stores.map(({ phone }) => phone)),
    ...duplicates(stations.map(({ id }) => id)),
    ...stores.flatMap((store) => [
      ...malformed(country, store),
      ...misplaced(
        country,
        store,
        cities.get(store.cityId),
        localities.get(localityKey({ ...store, name: store.locality })),
      ),
      ...badArea(store),
      ...checkSchedule(store.id, store.schedule),
      ...badTables(store),
    ]),
    ...wrongAdvanceStores(stores),
    ...defaultMissing(country, stores, cities),
    ...unservedCentres(stores, cities),
    ...badStations({ country, stores, stations }, cities),
  ]
}

function localityKey({ cityId, name }: { cityId: string | null; name: string }): string {
  return `${name} in ${cityId}`
}

function duplicates(list: readonly string[]): string[] {
  return list.filter((each, index) => list.indexOf(each) !== index).map((each) => `${each} is listed twice`)
}

function malformed(country: CountryCode, { id, cityId, name, address, pinCode, phone }: SeedStore): string[] {
  const problems: string[] = []
  if (!storeId.safeParse(id).success) problems.push(`${id} is not a store code`)
  if (!slug.safeParse(cityId).success) problems.push(`${id}: ${cityId} can't be part of a URL`)
  if (name.length < 3 || address.length < 10) problems.push(`${id} has no usable name and address`)
  if (!pinCodes[country].test(pinCode)) problems.push(`${id}: ${pinCode} is not a pin code`)
  // A leading zero would be the trunk prefix of a number that is too short.
  const national = parseNationalNumber(phone, country)
  if (!national || national.startsWith("0")) problems.push(`${id}: ${phone} is not a phone number`)
  else if (!phone.replaceAll(" ", "").includes("0000")) problems.push(`${id}: ${phone} may be in use`)
  return problems
}

function misplaced(country: CountryCode, store: SeedStore, city?: SeedPlace, locality?: SeedPlace): string[] {
  const problems: string[] = []
  if (!isWithinCountry(country, store)) problems.push(`${store.id} lies abroad`)
  if (!city) problems.push(`${store.id}: ${store.cityId} is not a city`)
  else if (distanceKm(store, city) > FARTHEST_FROM_CITY_KM) problems.push(`${store.id} is far from ${city.name}`)
  if (!locality) problems.push(`${store.id}: ${store.locality} is not a locality of ${store.cityId}`)
  else if (distanceKm(store, locality) > FARTHEST_FROM_LOCALITY_KM)
    problems.push(`${store.id} is not in ${locality.name}`)
  return problems
}

/** A store that delivers must be inside its own area; any other store has no area. */
function badArea({ id, area, schedule, latitude, longitude }: SeedStore): string[] {
  const point = { latitude, longitude }
  if (!schedule.ways.some(({ type }) => type === "DELIVERY")) return area.length === 0 ? [] : [`${id} never delivers`]
  const problems: string[] = []
  if (area.length < 8 || area.length > 14) problems.push(`${id} has an area of ${area.length} corners`)
  if (!isInsideArea(area, point)) problems.push(`${id} is outside its area`)
  const reach = Math.max(...area.map((corner) => distanceKm(point, corner)))
  if (reach < SHORTEST_REACH_KM * 0.8 || reach > MAX_REACH_KM * 1.01) problems.push(`${id} reaches ${reach} km`)
  return problems
}

function badTables({ id, tables, schedule }: SeedStore): string[] {
  const dineIn = schedule.ways.some(({ type }) => type === "DINEIN")
  const isValid = dineIn ? tables >= 8 && tables <= 24 : tables === 0
  return isValid ? [] : [`${id} has ${tables} tables`]
}

/** Advance orders go to the store itself or, while it is offline, to an online store of the same city. */
function wrongAdvanceStores(stores: readonly SeedStore[]): string[] {
  return stores
    .filter(({ id, cityId, schedule, advanceOrderStoreId }) => {
      if (schedule.online) return advanceOrderStoreId !== id
      const advanceStore = stores.find((store) => store.id === advanceOrderStoreId)
      return !advanceStore?.schedule.online || advanceStore.cityId !== cityId
    })
    .map(({ id, advanceOrderStoreId }) => `${id} sends advance orders to ${advanceOrderStoreId}`)
}

function defaultMissing(
  country: CountryCode,
  stores: readonly SeedStore[],
  cities: ReadonlyMap<string, SeedPlace>,
): string[] {
  const { id, name, city, region } = countries[country].defaultStore
  const store = stores.find((each) => each.id === id)
  const storeCity = cities.get(store?.cityId ?? "")
  const isCorrect =
    store?.name === name && storeCity?.name === city && storeCity.region === region && store.schedule.online
  return isCorrect ? [] : [`the country's default store should be ${id}, ${name} in ${city}, ${region}`]
}

function unservedCentres(stores: readonly SeedStore[], cities: ReadonlyMap<string, SeedPlace>): string[] {
  return [...new Set(stores.map(({ cityId }) => cityId))].flatMap((cityId) => {
    const city = cities.get(cityId)
    const isServed = city && stores.some((store) => store.cityId === cityId && isInsideArea(store.area, city))
    return isServed ? [] : [`nobody delivers to the centre of ${cityId}`]
  })
}

function badStations({ country, stores, stations }: SeedStores, cities: ReadonlyMap<string, SeedPlace>): string[] {
  const stationIds = new Set(stations.map(({ id }) => id))
  return [
    ...stores.flatMap(({ id, stations }) =>
      stations.filter((code) => !stationIds.has(code)).map((code) => `${id} serves ${code}, which is not a station`),
    ),
    ...stations.flatMap((station) => {
      const problems: string[] = []
      const city = cities.get(station.cityId)
      const storeCount = stores.filter(({ stations }) => stations.includes(station.id)).length
      if (!/^[A-Z]{1,8}$/.test(station.id)) problems.push(`${station.id} is not a station code`)
      if (!isWithinCountry(country, station)) problems.push(`${station.id} lies abroad`)
      if (!city || distanceKm(station, city) > FARTHEST_FROM_CITY_KM) problems.push(`${station.id} is not in its city`)
      if (storeCount < 1 || storeCount > MAX_STORES_PER_STATION)
        problems.push(`${station.id} is served by ${storeCount} stores`)
      return problems
    }),
  ]
}
