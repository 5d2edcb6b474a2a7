import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { availabilityOf } from "@hearth/domain/stores/availability.ts"
import { formatClock, MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import { sayAvailability } from "../../shell/say-availability.ts"
import type { StoreDetails } from "./check-place.ts"

const ABOUT = 5 * MINUTE

/** `Ready by about 7:45 pm` or `Opens tomorrow at 11:00 am · order ahead`. */
export function sayMoment({ store, availability }: StoreDetails, type: DeliveryType, now: number): string {
  const { timeZone } = store.schedule
  const state = availabilityOf(store.schedule, type, now)
  if (state.open) {
    // Only the store knows how much it has promised already.
    if (!availability.open && availability.reason === "full") return "Very busy now · order ahead"
    return `Ready by about ${formatClock(Math.ceil(state.readyAt / ABOUT) * ABOUT, timeZone)}`
  }
  const { text } = sayAvailability(state, timeZone, now)
  return state.nextReadyAt === null ? text : `${text} · order ahead`
}
