import { findAddresses, type MapAddress, addressAt } from "./find-addresses.ts"
import { toPrediction, toGeocodeResult, addressFromPlaceId } from "./maps-resources.ts"
import type { MapPlace } from "./read-places.ts"

const MAX_PREDICTIONS = 5
const REVERSE_GEOCODE_KM = 40

/**
 * Returns the response of one of the two web services, selected by the path; undefined if the path belongs to neither.
 */
export function mapsResponse(
  places: readonly MapPlace[],
  key: string,
  path: string,
  query: URLSearchParams,
): Record<string, unknown> | undefined {
  const service = services[path]
  if (!service) return undefined
  if (query.get("key") !== key) {
    return { error_message: "The provided API key is invalid.", status: "REQUEST_DENIED", ...emptyResults[path] }
  }
  return service(places, query)
}

const emptyResults: Record<string, Record<string, []>> = {
  "/maps/api/place/autocomplete/json": { predictions: [] },
  "/maps/api/geocode/json": { results: [] },
}

export const emptyResponse = (path: string, status: string) => ({ ...emptyResults[path], status })

const services: Record<string, (places: readonly MapPlace[], query: URLSearchParams) => Record<string, unknown>> = {
  "/maps/api/place/autocomplete/json"(places, query) {
    const input = query.get("input") ?? ""
    if (input.trim() === "") return { predictions: [], status: "INVALID_REQUEST" }
    const country = /^country:([a-z]{2})$/i.exec(query.get("components") ?? "")?.[1]?.toUpperCase()
    const placesInCountry = country === undefined ? places : places.filter((place) => place.country === country)
    const predictions = findAddresses(placesInCountry, input, MAX_PREDICTIONS).map(toPrediction)
    return { predictions, status: predictions.length > 0 ? "OK" : "ZERO_RESULTS" }
  },
  "/maps/api/geocode/json"(places, query) {
    const [placeId, address, latlng] = [query.get("place_id"), query.get("address"), query.get("latlng")]
    if (placeId) return geocodeResponse(addressFromPlaceId(places, placeId), "NOT_FOUND")
    if (address) return geocodeResponse(findAddresses(places, address, 1)[0], "ZERO_RESULTS")
    const [lat, lng] = (latlng ?? "").split(",").map(Number)
    if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng)) {
      return { error_message: "Invalid request.", results: [], status: "INVALID_REQUEST" }
    }
    const match = addressAt(places, lat, lng, REVERSE_GEOCODE_KM)
    return match
      ? { results: [toGeocodeResult(match, { lat, lng })], status: "OK" }
      : { results: [], status: "ZERO_RESULTS" }
  },
}

function geocodeResponse(match: MapAddress | undefined, statusIfMissing: string): Record<string, unknown> {
  return match ? { results: [toGeocodeResult(match)], status: "OK" } : { results: [], status: statusIfMissing }
}
