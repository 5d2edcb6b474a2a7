import { once } from "@hearth/browser/once.ts"
import type { Result } from "@hearth/browser/result.ts"
import type { City, Locality } from "@hearth/contract/calls/locator.calls.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { fetchCities, fetchLocalities } from "../../place/locator.api.ts"

/** The localities of a city are loaded if its centre is within this distance of the view's centre. */
const CITY_REACH_KM = 28
const MAX_CITIES = 3

const fetchCitiesOnce = fetchOnce(() => fetchCities("DELIVERY"))
const fetchLocalitiesOnce = new Map<string, () => Promise<Locality[]>>()

/** Names are optional on the map: after a failure they are requested again the next time, without a message. */
export function loadCities(): Promise<City[]> {
  return fetchCitiesOnce()
}

export function loadLocalities(cityId: string): Promise<Locality[]> {
  const fetchOfCity = fetchLocalitiesOnce.get(cityId) ?? fetchOnce(() => fetchLocalities(cityId))
  fetchLocalitiesOnce.set(cityId, fetchOfCity)
  return fetchOfCity()
}

/** Returns an empty list after a failure, and the next call tries again. */
function fetchOnce<Item>(fetch: () => Promise<Result<Item[]>>): () => Promise<Item[]> {
  const fetchData = once(async () => {
    const result = await fetch()
    if (!result.ok) throw new Error(result.code)
    return result.data
  })
  return () => fetchData().catch(() => [])
}

export function citiesNear(allCities: readonly City[], centre: Point): City[] {
  return allCities
    .map((city) => ({ city, km: distanceKm(centre, city) }))
    .filter(({ km }) => km < CITY_REACH_KM)
    .sort((one, other) => one.km - other.km)
    .slice(0, MAX_CITIES)
    .map(({ city }) => city)
}
