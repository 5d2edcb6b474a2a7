import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import { toResult, type Result } from "../../client/session/one-time-codes.api.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The order an address names; whatever else stands there is none. */
export function readTransactionId(params: URLSearchParams): string | undefined {
  const id = params.get("transactionId") ?? ""
  return UUID.test(id) ? id : undefined
}

type TransactionBody = { data: { transaction: Transaction } }

export function toTransaction(reply: Result<TransactionBody>): Result<Transaction> {
  return reply.ok ? { ok: true, data: reply.data.data.transaction } : reply
}

/** As it stands, as far as we know. */
export async function fetchOrder(transactionId: string): Promise<Result<Transaction>> {
  const params = { transactionId }
  return toTransaction(await toResult(apiAsVisitor("GET /order-service/ve4/transaction/{transactionId}", { params })))
}

/** The customer is back from the provider: it is asked, and the order settled by its answer. */
export async function processOrder(order: Transaction): Promise<Result<Transaction>> {
  const provider = order.payment?.provider
  if (!provider) return confirmOrder(order.transactionId)
  const params = { transactionId: order.transactionId, provider }
  return toTransaction(
    await toResult(
      apiAsVisitor("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process", { params }),
    ),
  )
}

/** The same while one waits. */
export async function confirmOrder(transactionId: string): Promise<Result<Transaction>> {
  return toTransaction(await toResult(apiAsVisitor("POST /order-service/ve4/confirm", { body: { transactionId } })))
}

/** ORD-12. Asked again it is cancelled still. */
export async function cancelOrder(orderId: string, refundTo: "source" | "wallet"): Promise<Result<Transaction>> {
  const call = apiAsVisitor("POST /order-service/ve3/orders/{orderId}/cancel", {
    params: { orderId },
    body: { refundTo },
    idempotencyKey: `cancel-${orderId}-${refundTo}`,
  })
  return toTransaction(await toResult(call))
}

/** The customer is at the store. */
export async function notifyArrived(orderId: string): Promise<Result<unknown>> {
  return toResult(
    apiAsVisitor("POST /order-service/ve4/orders", { body: { orderId }, idempotencyKey: `arrived-${orderId}` }),
  )
}
