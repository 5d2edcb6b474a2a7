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
  | { kind: "nowhere"; message: string; near: { point: Point; label: string }; pickup: PickupNearby }
  /** `canRetry`: another attempt may succeed. */
  | { kind: "failed"; message: string; canRetry: boolean }

/** LOC-2, LOC-10: finds the store that delivers to the picked place, and the place to choose. */
export async function findDeliveryStore(
  { point, label, addressId }: PickedPlace,
  findStore = fetchStoreByLocation,
  findPickup: (point: Point) => Promise<PickupNearby> = findPickupNearby,
): Promise<DeliveryLookup> {
  const [found, name] = await Promise.all([findStore(point), label])
  if (found.ok) {
    const location = { ...point, address_id: addressId, label: name }
    return { kind: "served", store: found.store, place: toChosenPlace("DELIVERY", found.store, location) }
  }
  if (found.code === NO_STORE) {
    return { kind: "nowhere", message: found.message, near: { point, label: name }, pickup: await findPickup(point) }
  }
  return { kind: "failed", message: found.message, canRetry: found.code !== "PLACE_ABROAD" }
}
