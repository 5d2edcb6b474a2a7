import { COMPLAIN_WITHIN_DAYS } from "@hearth/domain/cases/case-state.ts"
import { isHandedOver, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import { MINUTE_MS, MINUTES_PER_DAY } from "@hearth/domain/stores/zoned-time.ts"

export const CASES_PATH = "/postorder-ui/cases"

/** FBK-2: the page to report a problem with an order. */
export function complaintPath(orderId: string): string {
  return `/postorder-ui/help?orderId=${encodeURIComponent(orderId)}`
}

/** FBK-3: the page of one case. */
export function casePath(caseId: string): string {
  return `${CASES_PATH}?caseId=${caseId}`
}

/**
 * FBK-2: whether to show the link: the customer has the order, and not for too long. The server decides. `since`: the
 * handover, or the order if only that is known.
 */
export function offersComplaint(orderStatus: OrderStatus, since: string | null | undefined, now: number): boolean {
  if (!isHandedOver(orderStatus) || !since) return false
  return now - Date.parse(since) < COMPLAIN_WITHIN_DAYS * MINUTES_PER_DAY * MINUTE_MS
}
