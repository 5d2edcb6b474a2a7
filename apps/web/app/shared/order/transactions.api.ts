import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/api/to-result.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the transaction id in a URL's query; undefined if it is missing or invalid. */
export function readTransactionId(params: URLSearchParams): string | undefined {
  const id = params.get("transactionId") ?? ""
  return UUID.test(id) ? id : undefined
}

/** Selects the order in the body of a response. */
export function readTransaction({ data }: { data: { transaction: Transaction } }): Transaction {
  return data.transaction
}

/** Fetches the order as our server knows it, without a request to the provider. */
export function fetchOrder(transactionId: string): Promise<Result<Transaction>> {
  const params = { transactionId }
  return toResult(apiAsVisitor("GET /order-service/ve4/transaction/{transactionId}", { params }), readTransaction)
}

/** Called when the customer is back from the provider: requests the result from it and settles the order. */
export function processOrder(order: Transaction): Promise<Result<Transaction>> {
  const provider = order.payment?.provider
  if (!provider) return confirmOrder(order.transactionId)
  const params = { transactionId: order.transactionId, provider }
  return toResult(
    apiAsVisitor("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process", { params }),
    readTransaction,
  )
}

/** Asks our server to check the payment's result and settle the order, while a page waits for it. */
export function confirmOrder(transactionId: string): Promise<Result<Transaction>> {
  return toResult(apiAsVisitor("POST /order-service/ve4/confirm", { body: { transactionId } }), readTransaction)
}

/** ORD-12. A repeated request has the same result. */
export function cancelOrder(orderId: string, refundTo: "source" | "wallet"): Promise<Result<Transaction>> {
  const call = apiAsVisitor("POST /order-service/ve3/orders/{orderId}/cancel", {
    params: { orderId },
    body: { refundTo },
    idempotencyKey: `cancel-${orderId}-${refundTo}`,
  })
  return toResult(call, readTransaction)
}

/** Notifies the store that the customer has arrived. */
export function notifyArrived(orderId: string): Promise<Result<unknown>> {
  return toResult(
    apiAsVisitor("POST /order-service/ve4/orders", { body: { orderId }, idempotencyKey: `arrived-${orderId}` }),
    () => undefined,
  )
}
