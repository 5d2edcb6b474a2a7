import type { Point } from "@hearth/domain/geo/point.ts"
import { fetchNearestStores } from "./locator.api.ts"

/**
 * The nearest pickup store as an alternative (LOC-3): a store, none within reach, or unknown because the request
 * failed.
 */
export type PickupNearby = { name: string; distanceKm: number } | "none" | "unknown"

export async function findPickupNearby(
  point: Point,
  signal?: AbortSignal,
  fetchStores = fetchNearestStores,
): Promise<PickupNearby> {
  const { latitude, longitude } = point
  const result = await fetchStores("PICKUP", { latitude, longitude }, signal)
  if (!result.ok) return "unknown"
  const [nearest] = result.data
  return nearest ? { name: nearest.name, distanceKm: nearest.distanceKm } : "none"
}
