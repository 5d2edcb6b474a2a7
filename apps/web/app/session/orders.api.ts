import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { apiAsVisitor } from "./api.ts"
import { told, type Told } from "./one-time-codes.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The order an address names; whatever else stands there is none. */
export function readTransactionId(params: URLSearchParams): string | undefined {
  const id = params.get("transactionId") ?? ""
  return UUID.test(id) ? id : undefined
}

type Answered = { data: { transaction: Transaction } }

export function orderIn(reply: Told<Answered>): Told<Transaction> {
  return reply.ok ? { ok: true, answer: reply.answer.data.transaction } : reply
}

/** As it stands, as far as we know. */
export async function readOrder(transactionId: string): Promise<Told<Transaction>> {
  const params = { transactionId }
  return orderIn(await told(apiAsVisitor("GET /order-service/ve4/transaction/{transactionId}", { params })))
}

/** The customer is back from the provider: it is asked, and the order settled by its answer. */
export async function processOrder(order: Transaction): Promise<Told<Transaction>> {
  const provider = order.payment?.provider
  if (!provider) return confirmOrder(order.transactionId)
  const params = { transactionId: order.transactionId, provider }
  return orderIn(
    await told(
      apiAsVisitor("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process", { params }),
    ),
  )
}

/** The same while one waits. */
export async function confirmOrder(transactionId: string): Promise<Told<Transaction>> {
  return orderIn(await told(apiAsVisitor("POST /order-service/ve4/confirm", { body: { transactionId } })))
}

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
