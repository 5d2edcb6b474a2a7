import type { StoreWithDistance, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { findPlace, nearestStores, NO_STORE, storeByLocation, storeDetails } from "../../session/locator.api.ts"
import { type PickupNear, pickupNear } from "../../shell/pickup-near.ts"
import { shortName } from "../../shell/short-name.ts"

/** What is at the pin, and who delivers there. */
export interface Spot {
  point: Point
  /** As people call it; empty where nobody could tell. */
  name: string
  /** The rest of its address. */
  rest: string
  served:
    | { ok: true; store: StoreInfo; area: Area }
    | { ok: false; why: "nowhere" | "abroad" | "failed"; message: string; pickup: PickupNear }
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

export async function lookUpSpot(point: Point, signal: AbortSignal): Promise<Spot> {
  const [place, found, near] = await Promise.all([
    findPlace(point, signal).catch(() => undefined),
    storeByLocation(point, signal),
    // The others around it are only looked at.
    nearestStores("DELIVERY", point, signal).catch(() => []),
  ])
  const address = place?.formatted_address ?? ""
  const name = address ? shortName(address) : ""
  const rest = address.slice(name.length).replace(/^[,\s]+/, "")
  const served = found.ok
    ? { ok: true as const, store: found.store, area: await areaOf(found.store.id, signal) }
    : { ok: false as const, ...(await sayWhyNot(found, point, signal)) }
  return { point, name, rest, served, near }
}

async function sayWhyNot({ code, message }: { code: string; message: string }, point: Point, signal: AbortSignal) {
  if (code === NO_STORE) return { why: "nowhere" as const, message, pickup: await pickupNear(point, signal) }
  return { why: code === "PLACE_ABROAD" ? ("abroad" as const) : ("failed" as const), message, pickup: "none" as const }
}

/** Where it can't be had the map does without: who delivers is known all the same. */
async function areaOf(storeId: string, signal: AbortSignal): Promise<Area> {
  const known = areas.get(storeId)
  if (known) return known
  const details = await storeDetails(storeId, "DELIVERY", signal).catch(() => undefined)
  if (!details) return []
  areas.set(storeId, details.area)
  return details.area
}
