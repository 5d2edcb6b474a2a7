import { findSpots, type Spot, spotAt } from "./find-spots.ts"
import { predictionOf, resultOf, spotOf } from "./describe-spot.ts"
import type { MapPlace } from "./read-places.ts"

const MOST_PREDICTIONS = 5
const NEAR_KM = 40

/** What one of the two web services says, by its path; undefined where there is no such service. */
export function answerMaps(
  places: readonly MapPlace[],
  key: string,
  path: string,
  query: URLSearchParams,
): Record<string, unknown> | undefined {
  const answer = services[path]
  if (!answer) return undefined
  if (query.get("key") !== key) {
    return { error_message: "The provided API key is invalid.", status: "REQUEST_DENIED", ...nothing[path] }
  }
  return answer(places, query)
}

const nothing: Record<string, Record<string, []>> = {
  "/maps/api/place/autocomplete/json": { predictions: [] },
  "/maps/api/geocode/json": { results: [] },
}

export const emptyAnswer = (path: string, status: string) => ({ ...nothing[path], status })

const services: Record<string, (places: readonly MapPlace[], query: URLSearchParams) => Record<string, unknown>> = {
  "/maps/api/place/autocomplete/json"(places, query) {
    const input = query.get("input") ?? ""
    if (input.trim() === "") return { predictions: [], status: "INVALID_REQUEST" }
    const country = /^country:([a-z]{2})$/i.exec(query.get("components") ?? "")?.[1]?.toUpperCase()
    const within = country === undefined ? places : places.filter((place) => place.country === country)
    const predictions = findSpots(within, input, MOST_PREDICTIONS).map(predictionOf)
    return { predictions, status: predictions.length > 0 ? "OK" : "ZERO_RESULTS" }
  },
  "/maps/api/geocode/json"(places, query) {
    const [placeId, address, latlng] = [query.get("place_id"), query.get("address"), query.get("latlng")]
    if (placeId) return resultsOf(spotOf(places, placeId), "NOT_FOUND")
    if (address) return resultsOf(findSpots(places, address, 1)[0], "ZERO_RESULTS")
    const [lat, lng] = (latlng ?? "").split(",").map(Number)
    if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng)) {
      return { error_message: "Invalid request.", results: [], status: "INVALID_REQUEST" }
    }
    const spot = spotAt(places, lat, lng, NEAR_KM)
    return spot ? { results: [resultOf(spot, { lat, lng })], status: "OK" } : { results: [], status: "ZERO_RESULTS" }
  },
}

function resultsOf(spot: Spot | undefined, otherwise: string): Record<string, unknown> {
  return spot ? { results: [resultOf(spot)], status: "OK" } : { results: [], status: otherwise }
}
