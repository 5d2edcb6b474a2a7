import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { ChosenPlace } from "../session/chosen-place.ts"
import { messageOf } from "../session/answered.ts"
import { sayAvailability } from "./say-availability.ts"

export function placeAt(type: DeliveryType, store: StoreInfo, location: ChosenPlace["location"]): ChosenPlace {
  const { id, advanceOrderStoreId, name, city, online, offline_msg } = store
  return { deliveryType: type, store: { id, advanceOrderStoreId, name, city, online, offline_msg }, location }
}

/** LOC-12, LOC-13: a store that takes no order now is chosen all the same; this says what can be done. */
export function sayOrderAhead(store: StoreInfo, type: DeliveryType, now: number): string | undefined {
  // Whatever an offline store says of itself, or if it says nothing.
  if (store.online === 0) return messageOf(store.offline_msg || "offline")
  const availability = availabilityOf(store.schedule, type, now)
  if (availability.open || availability.nextReadyAt === null) return undefined
  const { text } = sayAvailability(availability, store.schedule.timeZone, now)
  return `${store.name}: ${text}. You can place an advance order.`
}
