import { MINUTE_MS } from "../stores/zoned-time.ts"
import type { OrderStatus } from "./order-status.ts"

/** ORD-12. The kitchen begins an order when this much time has gone by; until then it can be called off by its customer. */
const CANCEL_MINUTES = 2
/** An advance order can be called off until its kitchen is about to begin. */
const CANCEL_BEFORE_START_MINUTES = 15

/** Until when the customer may cancel it themselves; null where they can't any more. */
export function cancellableUntil(order: {
  status: OrderStatus
  placedAt: number | null
  /** When an advance order goes to the kitchen. */
  startsAt: number | null
}): number | null {
  const { status, placedAt, startsAt } = order
  if (status === "ADVANCE ORDER" && startsAt !== null) return startsAt - CANCEL_BEFORE_START_MINUTES * MINUTE_MS
  if (status === "ORDER PLACED" && placedAt !== null) return placedAt + CANCEL_MINUTES * MINUTE_MS
  return null
}

export function isCancellable(order: Parameters<typeof cancellableUntil>[0], at: number): boolean {
  const until = cancellableUntil(order)
  return until !== null && at < until
}
