import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { ChosenPlace } from "../../../place/chosen-place.store.ts"
import { NO_STORE, fetchStoreByLocation } from "../../../place/locator.api.ts"
import { type PickupNearby, findPickupNearby } from "../../../place/find-pickup-nearby.ts"
import { toChosenPlace } from "../../../place/to-chosen-place.ts"

/** A place as the customer picked it. Its name may still be on its way while the store is asked for. */
export interface PickedPlace {
  point: Point
  label: string | Promise<string>
  addressId: string | null
}

export type DeliveryLookup =
  | { kind: "served"; place: ChosenPlace; store: StoreInfo }
  /** LOC-3: nobody delivers there; picking up nearby is the next best way, where a store is near. */
  | { kind: "nowhere"; message: string; near: { point: Point; label: string }; pickup: PickupNearby }
  /** `again`: asking once more may help. */
  | { kind: "failed"; message: string; canRetry: boolean }

/** LOC-2, LOC-10: who delivers to the picked place, as the place to be chosen. */
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
