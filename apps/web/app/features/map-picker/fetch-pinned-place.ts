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

/** What is at the pin, and who delivers there. */
export interface PinnedPlace {
  point: Point
  /** As people call it; empty where nobody could tell. */
  name: string
  /** The rest of its address. */
  rest: string
  served:
    | { ok: true; store: StoreInfo; area: Area }
    | { ok: false; why: "nowhere" | "abroad" | "failed"; message: string; pickup: PickupNearby }
  near: readonly StoreWithDistance[]
}

const areas = new Map<string, Area>()

/** Some ten centimetres; more is noise of the screen. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}

export function roundPoint({ latitude, longitude }: Point): Point {
  return { latitude: round(latitude), longitude: round(longitude) }
}

export async function fetchPinnedPlace(point: Point, signal: AbortSignal): Promise<PinnedPlace> {
  const [place, found, nearby] = await Promise.all([
    geocode(point, signal).catch(() => undefined),
    fetchStoreByLocation(point, signal),
    // The others around it are only looked at.
    fetchNearestStores("DELIVERY", point, signal).catch(() => []),
  ])
  const address = place?.formatted_address ?? ""
  const name = address ? shortPlaceName(address) : ""
  const rest = address.slice(name.length).replace(/^[,\s]+/, "")
  const served = found.ok
    ? { ok: true as const, store: found.store, area: await fetchArea(found.store.id, signal) }
    : { ok: false as const, ...(await describeNotServed(found, point, signal)) }
  return { point, name, rest, served, near: nearby }
}

async function describeNotServed(
  { code, message }: { code: string; message: string },
  point: Point,
  signal: AbortSignal,
) {
  if (code === NO_STORE) return { why: "nowhere" as const, message, pickup: await findPickupNearby(point, signal) }
  return { why: code === "PLACE_ABROAD" ? ("abroad" as const) : ("failed" as const), message, pickup: "none" as const }
}

/** Where it can't be had the map does without: who delivers is known all the same. */
async function fetchArea(storeId: string, signal: AbortSignal): Promise<Area> {
  const known = areas.get(storeId)
  if (known) return known
  const details = await fetchStoreDetails(storeId, "DELIVERY", signal).catch(() => undefined)
  if (!details) return []
  areas.set(storeId, details.area)
  return details.area
}
