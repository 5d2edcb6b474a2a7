import { once } from "@hearth/browser/once.ts"
import type { City, Locality } from "@hearth/contract/calls/locator.calls.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { fetchCities, fetchLocalities } from "../../place/locator.api.ts"

/** The localities of a city are loaded if its centre is within this distance of the view's centre. */
const CITY_REACH_KM = 28
const MAX_CITIES = 3

const fetchCitiesOnce = once(() => fetchCities("DELIVERY"))
const fetchLocalitiesOnce = new Map<string, () => Promise<Locality[]>>()

/** Names are optional on the map: after a failure they are requested again the next time, without a message. */
export function loadCities(): Promise<City[]> {
  return fetchCitiesOnce().catch(() => [])
}

export function loadLocalities(cityId: string): Promise<Locality[]> {
  const fetchOnce = fetchLocalitiesOnce.get(cityId) ?? once(() => fetchLocalities(cityId))
  fetchLocalitiesOnce.set(cityId, fetchOnce)
  return fetchOnce().catch(() => [])
}

export function citiesNear(allCities: readonly City[], centre: Point): City[] {
  return allCities
    .map((city) => ({ city, km: distanceKm(centre, city) }))
    .filter(({ km }) => km < CITY_REACH_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, MAX_CITIES)
    .map(({ city }) => city)
}
