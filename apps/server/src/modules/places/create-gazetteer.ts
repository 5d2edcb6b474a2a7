import type { Locality, GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { SeedPlace, SeedPlaces } from "../../seed/places/place-schema.ts"
import { createSearch } from "./create-search.ts"
import { toPlace, toNearbyPlace, toPrediction } from "./describe-place.ts"

/** The place nearest to a point. */
export interface NearestPlace {
  id: string
  name: string
  /** The name of the city that a locality or landmark belongs to. */
  city: string | undefined
  distanceKm: number
}

/** A country's places in memory, with all functions to find them. */
export interface Gazetteer {
  predict(input: string, near: Point | undefined): Prediction[]
  findByAddress(address: string): GeocodedPlace[]
  findById(id: string): GeocodedPlace[]
  nearest(point: Point): NearestPlace | undefined
  reverseGeocode(point: Point): GeocodedPlace[]
  localities: readonly Locality[]
  localitiesOf(cityId: string): readonly Locality[]
}

const MAX_PREDICTIONS = 5
/** A pin that is further than this from every known place is at sea or in the mountains and gets no name. */
const NEAR_KM = 50

export function createGazetteer({ country, places }: SeedPlaces): Gazetteer {
  const search = createSearch(places)
  const placesById = new Map(places.map((place) => [place.id, place]))
  const cityNameOf = ({ cityId }: SeedPlace) => (cityId === null ? undefined : placesById.get(cityId)?.name)
  const localities = places.filter(({ kind }) => kind === "locality").map(localityOf)
  const localitiesByCity = Map.groupBy(localities, ({ id }) => placesById.get(id)?.cityId ?? "")

  function localityOf(place: SeedPlace): Locality {
    const { id, name, latitude, longitude } = place
    return { id, name, city: cityNameOf(place) ?? "", latitude, longitude }
  }

  function findNearest(point: Point): { place: SeedPlace; km: number } | undefined {
    let best: SeedPlace | undefined
    let leastSquared = Infinity
    for (const place of places) {
      const squared = squaredFlatDistance(point, place)
      if (squared >= leastSquared) continue
      leastSquared = squared
      best = place
    }
    return best && { place: best, km: distanceKm(point, best) }
  }

  return {
    predict: (input, near) =>
      search(input, near, MAX_PREDICTIONS).map((place) => toPrediction(country, place, cityNameOf(place))),
    findByAddress: (address) =>
      search(address, undefined, MAX_PREDICTIONS).map((place) => toPlace(country, place, cityNameOf(place))),
    findById(id) {
      const place = placesById.get(id)
      return place ? [toPlace(country, place, cityNameOf(place))] : []
    },
    nearest(point) {
      const match = findNearest(point)
      if (!match) return undefined
      const { place, km } = match
      return { id: place.id, name: place.name, city: cityNameOf(place), distanceKm: km }
    },
    reverseGeocode(point) {
      const match = findNearest(point)
      return match && match.km <= NEAR_KM ? [toNearbyPlace(match.place, cityNameOf(match.place), point)] : []
    },
    localities,
    localitiesOf: (cityId) => localitiesByCity.get(cityId) ?? [],
  }
}

/**
 * Returns a squared distance on a flat map. Near a point it sorts places like the true distance, and it is cheaper to
 * calculate for thousands of places.
 */
function squaredFlatDistance(from: Point, to: Point): number {
  const radiansPerDegree = Math.PI / 180
  const north = to.latitude - from.latitude
  const east = (to.longitude - from.longitude) * Math.cos(from.latitude * radiansPerDegree)
  return north * north + east * east
}
