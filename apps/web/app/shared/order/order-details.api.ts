import type { OrderDetails } from "@hearth/contract/calls/history.shapes.ts"
import type { Result } from "@hearth/browser/result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { toResult } from "../../client/api/to-result.ts"

export type { OrderDetails }

/** ORD-6: all details of one order. */
export function fetchOrderDetails(orderId: string, signal?: AbortSignal): Promise<Result<OrderDetails>> {
  const params = { orderId }
  const call = apiAsVisitor("GET /order-service/ve3/orders/{orderId}", { params, signal })
  return toResult(call, ({ orderDetails }) => orderDetails)
}
