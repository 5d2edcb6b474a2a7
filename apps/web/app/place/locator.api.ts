import type { StoreWithDistance, GeocodedPlace, Prediction, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { type DeliveryType, orderDeliveryTypeOf } from "@hearth/domain/orders/delivery-type.ts"
import type { Result } from "@hearth/browser/result.ts"
import { api } from "../client/api/api.ts"
import { serverErrorFallback, toResult } from "../client/api/to-result.ts"

/** LOC-3: no store delivers there. Distinguished from a failure, because pickup may be possible. */
export const NO_STORE = "2.STORENA"

export function fetchStoreByLocation({ latitude, longitude }: Point, signal?: AbortSignal): Promise<Result<StoreInfo>> {
  const body = { latitude, longitude }
  return toResult(
    api("POST /locator-service/ve3/stores/by-location", { body, signal }),
    ({ data }) => data,
    serverErrorFallback,
  )
}

export function fetchNearestStores(
  type: DeliveryType,
  point: Point,
  signal?: AbortSignal,
): Promise<Result<StoreWithDistance[]>> {
  const query = { orderDeliveryType: orderDeliveryTypeOf(type), ...point }
  return toResult(
    api("GET /locator-service/ve3/stores/nearest", { query, signal }),
    ({ data }) => data.stores,
    serverErrorFallback,
  )
}

export function fetchStoreDetails(storeId: string, type: DeliveryType, signal?: AbortSignal) {
  const query = { locality: "true", delivery_type: type } as const
  const call = api("GET /locator-service/ve3/stores/{storeId}", { params: { storeId }, query, signal })
  return toResult(call, ({ data }) => data, serverErrorFallback)
}

export function fetchCities(type: DeliveryType, signal?: AbortSignal) {
  const query = { delivery_type: type }
  return toResult(
    api("GET /locator-service/ve3/cities", { query, signal }),
    ({ data }) => data.cities,
    serverErrorFallback,
  )
}

export function fetchCityStores(city: string, type: DeliveryType, signal?: AbortSignal) {
  const call = api("GET /locator-service/ve3/cities/{city}/stores", {
    params: { city },
    query: { delivery_type: type },
    signal,
  })
  return toResult(call, ({ data }) => data, serverErrorFallback)
}

export function fetchLocalities(city: string, signal?: AbortSignal) {
  const call = api("GET /locator-service/ve3/cities/{city}/localities", { params: { city }, signal })
  return toResult(call, ({ data }) => data.localities, serverErrorFallback)
}

export function fetchPlaceSuggestions(
  input: string,
  sessionToken: string,
  near: Point | undefined,
  signal: AbortSignal,
): Promise<Result<Prediction[]>> {
  const call = api("GET /locator-service/ve3/autocomplete", { query: { input, sessionToken, ...near }, signal })
  return toResult(call, ({ predictions }) => predictions, serverErrorFallback)
}

export function geocode(
  request: { place_id: string; sessionToken?: string } | Point,
  signal?: AbortSignal,
): Promise<Result<GeocodedPlace | undefined>> {
  const body = "place_id" in request ? request : { latitude: request.latitude, longitude: request.longitude }
  const query = { queryStringHash: hashOf(JSON.stringify(body)) }
  return toResult(
    api("POST /locator-service/ve3/geocode", { query, body, signal }),
    ({ results }) => results[0],
    serverErrorFallback,
  )
}

/** FNV-1a hash for `queryStringHash`: equal requests get equal hashes. It isn't a secure hash. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
