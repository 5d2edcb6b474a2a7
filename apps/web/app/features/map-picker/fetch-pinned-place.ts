import type { StoreWithDistance, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import {
  geocode,
  fetchNearestStores,
  NO_STORE,
  fetchStoreByLocation,
  fetchStoreDetails,
} from "../../place/locator.api.ts"
import { type PickupNearby, findPickupNearby } from "../../place/find-pickup-nearby.ts"
import { shortPlaceName } from "../../place/short-place-name.ts"

/** The place at the pin and the store that delivers there. */
export interface PinnedPlace {
  point: Point
  /** The place's common name; empty if unknown. */
  name: string
  /** The address without the name. */
  addressDetails: string
  served:
    | { ok: true; store: StoreInfo; area: Area }
    | { ok: false; reason: "notServed" | "abroad" | "failed"; message: string; pickup: PickupNearby }
  nearbyStores: readonly StoreWithDistance[]
}

const areaCache = new Map<string, Area>()

/** Rounds to about ten centimetres; more digits are noise. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

export function roundPoint({ latitude, longitude }: Point): Point {
  return { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }
}

export async function fetchPinnedPlace(point: Point, signal: AbortSignal): Promise<PinnedPlace> {
  const [place, storeResult, nearbyStores] = await Promise.all([
    geocode(point, signal),
    fetchStoreByLocation(point, signal),
    fetchNearestStores("DELIVERY", point, signal),
  ])
  const address = (place.ok && place.data?.formatted_address) || ""
  const name = address ? shortPlaceName(address) : ""
  const addressDetails = address.slice(name.length).replace(/^[,\s]+/, "")
  const served = storeResult.ok
    ? { ok: true as const, store: storeResult.data, area: await fetchArea(storeResult.data.id, signal) }
    : { ok: false as const, ...(await findNotServedReason(storeResult, point, signal)) }
  // The other stores nearby are only shown, so a failure is ignored.
  return { point, name, addressDetails, served, nearbyStores: nearbyStores.ok ? nearbyStores.data : [] }
}

async function findNotServedReason(
  { code, message }: { code: string; message: string },
  point: Point,
  signal: AbortSignal,
) {
  if (code === NO_STORE) return { reason: "notServed" as const, message, pickup: await findPickupNearby(point, signal) }
  return {
    reason: code === "PLACE_ABROAD" ? ("abroad" as const) : ("failed" as const),
    message,
    pickup: "none" as const,
  }
}

/** Returns an empty area if the request fails; the store is known nevertheless. */
async function fetchArea(storeId: string, signal: AbortSignal): Promise<Area> {
  const cachedArea = areaCache.get(storeId)
  if (cachedArea) return cachedArea
  const details = await fetchStoreDetails(storeId, "DELIVERY", signal)
  if (!details.ok) return []
  areaCache.set(storeId, details.data.area)
  return details.data.area
}
