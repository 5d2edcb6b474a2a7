import type { StoreWithDistance, GeocodedPlace, Prediction, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { type DeliveryType, orderDeliveryTypeOf } from "@hearth/domain/orders/delivery-type.ts"
import { unwrapReply, toDisplayMessage } from "../client/api/unwrap-reply.ts"
import { api } from "../client/api/api.ts"

/** LOC-3: no store delivers there. Distinguished from a failure, because pickup may be possible. */
export const NO_STORE = "2.STORENA"

export type FindStoreResult = { ok: true; store: StoreInfo } | { ok: false; code: string; message: string }

export async function fetchStoreByLocation(
  { latitude, longitude }: Point,
  signal?: AbortSignal,
): Promise<FindStoreResult> {
  const body = { latitude, longitude }
  const reply = await api("POST /locator-service/ve3/stores/by-location", { body, signal }).catch(() => null)
  if (reply?.ok) return { ok: true, store: reply.body.data }
  const refusal = reply?.body.errors?.[0]
  return { ok: false, code: refusal?.code ?? "", message: toDisplayMessage(refusal?.displayMsg) }
}

export async function fetchNearestStores(
  type: DeliveryType,
  point: Point,
  signal?: AbortSignal,
): Promise<StoreWithDistance[]> {
  const query = { orderDeliveryType: orderDeliveryTypeOf(type), ...point }
  return (await unwrapReply(api("GET /locator-service/ve3/stores/nearest", { query, signal }))).data.stores
}

export async function fetchStoreDetails(storeId: string, type: DeliveryType, signal?: AbortSignal) {
  const query = { locality: "true", delivery_type: type } as const
  return (await unwrapReply(api("GET /locator-service/ve3/stores/{storeId}", { params: { storeId }, query, signal })))
    .data
}

export async function fetchCities(type: DeliveryType, signal?: AbortSignal) {
  const query = { delivery_type: type }
  return (await unwrapReply(api("GET /locator-service/ve3/cities", { query, signal }))).data.cities
}

export async function fetchCityStores(city: string, type: DeliveryType, signal?: AbortSignal) {
  const call = api("GET /locator-service/ve3/cities/{city}/stores", {
    params: { city },
    query: { delivery_type: type },
    signal,
  })
  return (await unwrapReply(call)).data
}

export async function fetchLocalities(city: string, signal?: AbortSignal) {
  const call = api("GET /locator-service/ve3/cities/{city}/localities", { params: { city }, signal })
  return (await unwrapReply(call)).data.localities
}

export async function fetchPlaceSuggestions(
  input: string,
  sessionToken: string,
  near: Point | undefined,
  signal: AbortSignal,
) {
  const reply = await unwrapReply(
    api("GET /locator-service/ve3/autocomplete", { query: { input, sessionToken, ...near }, signal }),
  )
  return reply.predictions satisfies Prediction[]
}

export async function geocode(
  request: { place_id: string; sessionToken?: string } | Point,
  signal?: AbortSignal,
): Promise<GeocodedPlace | undefined> {
  const body = "place_id" in request ? request : { latitude: request.latitude, longitude: request.longitude }
  const query = { queryStringHash: hashOf(JSON.stringify(body)) }
  return (await unwrapReply(api("POST /locator-service/ve3/geocode", { query, body, signal }))).results[0]
}

/** FNV-1a hash for `queryStringHash`: equal requests get equal hashes. Not meant to be hard to guess. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(16)
}
