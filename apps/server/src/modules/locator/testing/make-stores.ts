import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { drawArea, offsetPoint } from "../../../seed/stores/draw-area.ts"
import { pseudoRandom, pseudoRandomBetween } from "../../../seed/stores/pseudo-random.ts"
import type { SeedStore, SeedStores } from "../../../seed/stores/store-schema.ts"
import type { CityLocations } from "../city-locations.ts"

const timeZones = { IN: "Asia/Kolkata", LK: "Asia/Colombo", BD: "Asia/Dhaka" } as const

function makeSchedule(country: CountryCode): StoreSchedule {
  return {
    timeZone: timeZones[country],
    week: Array.from({ length: 7 }, () => [{ opens: 11 * 60, closes: 23 * 60 }]),
    holidays: [],
    ways: [
      { type: "DELIVERY", lastOrderMinutes: 30, leadMinutes: 30 },
      { type: "PICKUP", lastOrderMinutes: 15, leadMinutes: 15 },
    ],
    capacity: 7,
    online: true,
  }
}

export function makeStore(country: CountryCode, id: string, cityId: string, location: Point): SeedStore {
  return {
    id,
    name: `Store ${id}`,
    locality: `Quarter ${id}`,
    cityId,
    address: `${id}, Long Street`,
    pinCode: "560001",
    phone: "080 0000 0000",
    advanceOrderStoreId: id,
    tables: 0,
    schedule: makeSchedule(country),
    priority: pseudoRandomBetween(id, 1, [1, 3]),
    area: drawArea(id, location, 2.5 + 3.5 * pseudoRandom(id, 2)),
    stations: [],
    latitude: location.latitude,
    longitude: location.longitude,
  }
}

/** Makes stores around the given cities in turn, up to 15 km away, the same at each call. */
export function makeStores(
  country: CountryCode,
  count: number,
  cities: readonly (Point & { id: string })[],
): SeedStores {
  const stores = Array.from({ length: count }, (_, index) => {
    const city = cities[index % cities.length]
    if (!city) throw new Error("no city for the store")
    const id = `M${country}${index}`
    const angle = 2 * Math.PI * pseudoRandom(id, 3)
    const distanceKm = 15 * Math.sqrt(pseudoRandom(id, 4))
    return makeStore(
      country,
      id,
      city.id,
      offsetPoint(city, distanceKm * Math.cos(angle), distanceKm * Math.sin(angle)),
    )
  })
  return { country, stores, stations: [] }
}

/** Replaces the check of the data files, which would refuse generated stores: finds no problems. */
export const acceptAnyStores = (): string[] => []

/** The locations of only these cities. */
export function cityLocationsOf(
  country: CountryCode,
  cities: readonly (Point & { id: string; name: string })[],
): CityLocations {
  const places = cities.map(({ id, name, latitude, longitude }) => {
    const otherFields = { kind: "city", otherNames: [], cityId: null, region: "Region", weight: 1 } as const
    return { id, name, latitude, longitude, ...otherFields }
  })
  return { version: "made", read: () => [{ country, places }] }
}
