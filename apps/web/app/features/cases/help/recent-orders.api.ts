import type { PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import type { Result } from "@hearth/browser/result.ts"
import { api } from "../../../client/api/api.ts"
import { toResult } from "../../../client/api/to-result.ts"

export type RecentOrder = Pick<PastOrder, "orderId" | "orderSummary" | "orderStatus" | "at" | "store">

/** The customer's newest orders. */
export function fetchRecentOrders(signal: AbortSignal): Promise<Result<RecentOrder[]>> {
  const query = { pageNo: 1, filter: "all" } as const
  return toResult(api("GET /order-service/ve3/orders", { query, signal }), ({ orders }) => orders)
}
