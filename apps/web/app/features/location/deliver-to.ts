import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { ChosenPlace } from "../../session/chosen-place.ts"
import { NO_STORE, storeByLocation } from "../../session/locator.api.ts"
import { type PickupNear, pickupNear } from "../../shell/pickup-near.ts"
import { placeAt } from "../../shell/place-at.ts"

/** A place as the customer picked it. Its name may still be on its way while the store is asked for. */
export interface Picked {
  point: Point
  label: string | Promise<string>
  addressId: string | null
}

export type Delivered =
  | { kind: "served"; place: ChosenPlace; store: StoreInfo }
  /** LOC-3: nobody delivers there; picking up nearby is the next best way, where a store is near. */
  | { kind: "nowhere"; message: string; near: { point: Point; label: string }; pickup: PickupNear }
  /** `again`: asking once more may help. */
  | { kind: "failed"; message: string; again: boolean }

/** LOC-2, LOC-10: who delivers to the picked place, as the place to be chosen. */
export async function deliverTo(
  { point, label, addressId }: Picked,
  ask = storeByLocation,
  askPickup: (point: Point) => Promise<PickupNear> = pickupNear,
): Promise<Delivered> {
  const [found, name] = await Promise.all([ask(point), label])
  if (found.ok) {
    const location = { ...point, address_id: addressId, label: name }
    return { kind: "served", store: found.store, place: placeAt("DELIVERY", found.store, location) }
  }
  if (found.code === NO_STORE) {
    return { kind: "nowhere", message: found.message, near: { point, label: name }, pickup: await askPickup(point) }
  }
  return { kind: "failed", message: found.message, again: found.code !== "PLACE_ABROAD" }
}
