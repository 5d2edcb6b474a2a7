import type { Point } from "@hearth/domain/geo/point.ts"
import { nearestStores } from "../session/locator.api.ts"

/** Where it could be picked up instead (LOC-3): a store, none within reach, or nobody could tell. */
export type PickupNear = { name: string; distanceKm: number } | "none" | "unknown"

export async function pickupNear(point: Point, signal?: AbortSignal, ask = nearestStores): Promise<PickupNear> {
  try {
    const { latitude, longitude } = point
    const [nearest] = await ask("PICKUP", { latitude, longitude }, signal)
    return nearest ? { name: nearest.name, distanceKm: nearest.distanceKm } : "none"
  } catch {
    return "unknown"
  }
}
