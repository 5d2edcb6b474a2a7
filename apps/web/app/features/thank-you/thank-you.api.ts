import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { apiAsVisitor } from "../../session/api.ts"
import { told, type Told } from "../../session/one-time-codes.ts"
import { orderIn } from "../../session/orders.api.ts"

/** ORD-12. Asked again it is cancelled still. */
export async function cancelOrder(orderId: string, refundTo: "source" | "wallet"): Promise<Told<Transaction>> {
  const call = apiAsVisitor("POST /order-service/ve3/orders/{orderId}/cancel", {
    params: { orderId },
    body: { refundTo },
    idempotencyKey: `cancel-${orderId}-${refundTo}`,
  })
  return orderIn(await told(call))
}

/** The customer is at the store. */
export async function sayArrived(orderId: string): Promise<Told<unknown>> {
  return told(
    apiAsVisitor("POST /order-service/ve4/orders", { body: { orderId }, idempotencyKey: `arrived-${orderId}` }),
  )
}
