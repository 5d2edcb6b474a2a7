import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { ChosenPlace } from "../../../place/chosen-place.store.ts"
import { NO_STORE, fetchStoreByLocation } from "../../../place/locator.api.ts"
import { type PickupNearby, findPickupNearby } from "../../../place/find-pickup-nearby.ts"
import { toChosenPlace } from "../../../place/to-chosen-place.ts"

/** A place that the customer picked. Its label may still be loading while the store is requested. */
export interface PickedPlace {
  point: Point
  label: string | Promise<string>
  addressId: string | null
}

export type DeliveryLookup =
  | { kind: "served"; place: ChosenPlace; store: StoreInfo }
  /** LOC-3: no store delivers there; pickup is offered if a store is nearby. */
  | { kind: "notServed"; message: string; near: { point: Point; label: string }; pickup: PickupNearby }
  /** `canRetry`: another attempt may succeed. */
  | { kind: "failed"; message: string; canRetry: boolean }

/**
 * LOC-2, LOC-10: finds the store that delivers to the picked place, and returns the place to set as the customer's
 * choice.
 */
export async function findDeliveryStore(
  { point, label, addressId }: PickedPlace,
  findStore = fetchStoreByLocation,
  findPickup: (point: Point) => Promise<PickupNearby> = findPickupNearby,
): Promise<DeliveryLookup> {
  const [storeResult, name] = await Promise.all([findStore(point), label])
  if (storeResult.ok) {
    const location = { ...point, address_id: addressId, label: name }
    return { kind: "served", store: storeResult.data, place: toChosenPlace("DELIVERY", storeResult.data, location) }
  }
  if (storeResult.code === NO_STORE) {
    return {
      kind: "notServed",
      message: storeResult.message,
      near: { point, label: name },
      pickup: await findPickup(point),
    }
  }
  return { kind: "failed", message: storeResult.message, canRetry: storeResult.code !== "PLACE_ABROAD" }
}
