import { kilometresBetween } from "./rider-route.ts"
import type { Point, StoreTicket } from "./store-board.ts"

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A scooter's route is this much longer than the straight line. */
const DETOUR_FACTOR = 1.3
const SCOOTER_KMH = 24
const HANDOVER_MS = MINUTE

/** Returns how long a ride from the store to the customer takes. */
export function rideDuration(from: Point, to: Point): number {
  return ((kilometresBetween(from, to) * DETOUR_FACTOR) / SCOOTER_KMH) * 60 * MINUTE
}

/** Returns how long a real kitchen takes before the ticket's next stage. */
export function durationBeforeNextStage(ticket: StoreTicket, rideMs: number): number {
  const base = baseDuration(ticket, rideMs)
  // The duration of a ride does not vary. The others vary by order, and are the same in every poll of one order.
  return ticket.next === "HANDED OVER" && ticket.stage === "ON THE WAY"
    ? base
    : base * (0.8 + 0.4 * orderVariation(ticket))
}

function baseDuration({ next, stage, items, deliveryType, arrivedAt }: StoreTicket, rideMs: number): number {
  switch (next) {
    case "ACCEPTED":
      return 45 * SECOND
    case "MAKING":
      return 40 * SECOND
    case "BAKING":
      return 2 * MINUTE + Math.min(items, 12) * MINUTE
    case "READY":
      return 7 * MINUTE
    case "ON THE WAY":
      return MINUTE
    default:
      if (stage === "ON THE WAY") return rideMs + HANDOVER_MS
      // A curbside customer who has arrived is served first.
      if (deliveryType === "CURBSIDE" && arrivedAt !== null) return MINUTE
      return deliveryType === "DINEIN" ? MINUTE : 4 * MINUTE
  }
}

/** Returns a number from 0 to 1, derived from the order's id. */
function orderVariation({ orderId }: Pick<StoreTicket, "orderId">): number {
  let sum = 0
  for (const letter of orderId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009
  return sum / 1009
}
