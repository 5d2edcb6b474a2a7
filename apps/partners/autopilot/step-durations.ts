import { kilometresBetween } from "./rider-route.ts"
import type { Point, StoreTicket } from "./store-board.ts"

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Streets are longer than a straight line, and this is how fast a scooter gets along them. */
const DETOUR = 1.3
const SPEED_KMH = 24
const HANDOVER_MS = MINUTE

/** How long a ride takes, from the store to the bell. */
export function rideDuration(from: Point, to: Point): number {
  return ((kilometresBetween(from, to) * DETOUR) / SPEED_KMH) * 60 * MINUTE
}

/** How long a crew takes before the step that follows, at the speed of a real kitchen. */
export function durationBeforeNextStep(ticket: StoreTicket, ride: number): number {
  const base = baseDuration(ticket, ride)
  // No two orders are alike; the same order always is.
  return ticket.next === "HANDED OVER" && ticket.stage === "ON THE WAY"
    ? base
    : base * (0.8 + 0.4 * orderVariation(ticket))
}

function baseDuration({ next, stage, items, deliveryType, arrivedAt }: StoreTicket, ride: number): number {
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
      if (stage === "ON THE WAY") return ride + HANDOVER_MS
      // Who waits outside is served first.
      if (deliveryType === "CURBSIDE" && arrivedAt !== null) return MINUTE
      return deliveryType === "DINEIN" ? MINUTE : 4 * MINUTE
  }
}

/** 0 to 1, by the order's own number. */
function orderVariation({ orderId }: Pick<StoreTicket, "orderId">): number {
  let sum = 0
  for (const letter of orderId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009
  return sum / 1009
}
