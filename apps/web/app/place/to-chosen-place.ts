import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import * as chosenPlaceTexts from "@hearth/texts/place/chosen-place.ts"
import type { ChosenPlace } from "./chosen-place.store.ts"
import { toDisplayMessage } from "../client/api/to-display-message.ts"
import { formatAvailability } from "./format-availability.ts"

export function toChosenPlace(type: DeliveryType, store: StoreInfo, location: ChosenPlace["location"]): ChosenPlace {
  const { id, advanceOrderStoreId, name, city, online, offline_msg } = store
  return { deliveryType: type, store: { id, advanceOrderStoreId, name, city, online, offline_msg }, location }
}

/**
 * LOC-12, LOC-13: a closed or offline store can be chosen anyway. Returns the message that says when the customer can
 * order; undefined if the store is open, or if no later time is known.
 */
export function formatOrderAhead(store: StoreInfo, type: DeliveryType, now: number): string | undefined {
  // The store's own message, or a general one if it is empty or only says "offline".
  if (store.online === 0) return toDisplayMessage(store.offline_msg || "offline")
  const availability = availabilityOf(store.schedule, type, now)
  if (availability.open || availability.nextReadyAt === null) return undefined
  const { text } = formatAvailability(availability, store.schedule.timeZone, now)
  return chosenPlaceTexts.orderAheadAt(store.name, text)
}
