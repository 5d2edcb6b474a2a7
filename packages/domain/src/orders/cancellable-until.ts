import { MINUTE_MS } from "../stores/zoned-time.ts"
import type { OrderStatus } from "./order-status.ts"

/** ORD-12: for this long after placing it, the customer can cancel an order that the store has not accepted. */
const CANCEL_MINUTES = 2
/** An advance order can be cancelled until shortly before the kitchen starts it. */
const CANCEL_BEFORE_START_MINUTES = 15

/** Returns until when customers can cancel the order themselves; null if its status doesn't allow it. */
export function cancellableUntil(order: {
  status: OrderStatus
  placedAt: number | null
  /** When an advance order is sent to the kitchen. */
  startsAt: number | null
}): number | null {
  const { status, placedAt, startsAt } = order
  if (status === "ADVANCE ORDER" && startsAt !== null) return startsAt - CANCEL_BEFORE_START_MINUTES * MINUTE_MS
  if (status === "ORDER PLACED" && placedAt !== null) return placedAt + CANCEL_MINUTES * MINUTE_MS
  return null
}

export function isCancellable(order: Parameters<typeof cancellableUntil>[0], now: number): boolean {
  const until = cancellableUntil(order)
  return until !== null && now < until
}
