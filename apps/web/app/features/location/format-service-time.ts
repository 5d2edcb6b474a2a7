import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { estimateArrival } from "@hearth/domain/orders/estimate-arrival.ts"
import * as placeTexts from "@hearth/texts/place/place.ts"
import * as serviceTimeTexts from "@hearth/texts/place/service-time.ts"
import { formatAvailability } from "../../place/format-availability.ts"
import type { StoreDetails } from "./check-place.ts"

/** The order to estimate: its number of items, and its destination if it is a delivery. */
export interface OrderPreview {
  deliveryType: DeliveryType
  items: number
  destination: Point | null
}

/** `Arrives by 7:41 pm` or `Opens tomorrow at 11:00 am · order ahead`. */
export function formatServiceTime(
  { store, availability, itemsAhead }: StoreDetails,
  { deliveryType: type, items, destination }: OrderPreview,
  now: number,
): string {
  const { timeZone } = store.schedule
  const state = availabilityOf(store.schedule, type, now)
  if (state.open) {
    // Only the server knows how many orders the store has accepted already.
    if (!availability.open && availability.reason === "full") {
      return placeTexts.orderAhead(serviceTimeTexts.fullyBookedNow)
    }
    const order = { deliveryType: type, items, destination, slot: null, progress: null, itemsAhead }
    const arrival = estimateArrival(order, store, now)
    if (!arrival) return placeTexts.bakedAt(store.name)
    const { arrivesBy, readyBy } = serviceTimeTexts
    return (type === "DELIVERY" ? arrivesBy : readyBy)(arrival.to, timeZone)
  }
  const { text } = formatAvailability(state, timeZone, now)
  return state.nextReadyAt === null ? text : placeTexts.orderAhead(text)
}
