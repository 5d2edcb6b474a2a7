import type { City, Locality } from "@hearth/contract/calls/locator.calls.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { fetchCities, fetchLocalities } from "../../place/locator.api.ts"

/** A city is named if its centre is within this distance of the view's centre. */
const CITY_REACH_KM = 28
const MAX_CITIES = 3

let cities: Promise<City[]> | undefined
const localities = new Map<string, Promise<Locality[]>>()

/** Names are optional on the map: after a failure they are requested again the next time, without a message. */
export function loadCities(): Promise<City[]> {
  cities ??= fetchCities("DELIVERY").catch(() => {
    cities = undefined
    return []
  })
  return cities
}

export function loadLocalities(cityId: string): Promise<Locality[]> {
  const known = localities.get(cityId)
  if (known) return known
  const pending = fetchLocalities(cityId).catch(() => {
    localities.delete(cityId)
    return []
  })
  localities.set(cityId, pending)
  return pending
}

export function citiesNear(all: readonly City[], centre: Point): City[] {
  return all
    .map((city) => ({ city, km: distanceKm(centre, city) }))
    .filter(({ km }) => km < CITY_REACH_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, MAX_CITIES)
    .map(({ city }) => city)
}
