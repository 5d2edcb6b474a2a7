import { isFinal, isHandedOver, type OrderStatus } from "../orders/order-status.ts"
import { COMPLAIN_WITHIN_DAYS } from "./case-state.ts"

const DAY_MS = 24 * 3_600_000

export interface ComplaintOrder {
  status: OrderStatus
  /** When the order was handed over. */
  endedAt: number | null
  /** The end of the estimate that the customer was shown; null if it was not placed. */
  promisedBy: number | null
}

/**
 * FBK-2: whether a customer can complain about an order now: for a week after the handover, or after an order that has
 * not ended was promised.
 */
export function complaintTime(
  { status, endedAt, promisedBy }: ComplaintOrder,
  now: number,
): "open" | "COMPLAINT_NOT_YET" | "COMPLAINT_TOO_LATE" {
  const since = isHandedOver(status) ? endedAt : isFinal(status) || status === "PENDING" ? null : promisedBy
  if (since === null || now < since) return "COMPLAINT_NOT_YET"
  return now > since + COMPLAIN_WITHIN_DAYS * DAY_MS ? "COMPLAINT_TOO_LATE" : "open"
}
