import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { NO_RESPONSE, type Result } from "@hearth/browser/result.ts"
import type { SentCode } from "../../../client/session/one-time-codes.api.ts"
import { fetchOrder } from "../../../shared/order/transactions.api.ts"
import { sendCashCode } from "./cash-code.api.ts"
import { createOrder, type OrderBody, type PayBody, payOrder } from "../checkout.api.ts"
import {
  discardOrderAttempt,
  persistOrderAttempt,
  idempotencyKeyFor,
  currentOrderAttempt,
} from "../../../shared/order/order-attempt.ts"

export type PlaceOrderResult =
  /** The payment is started or done; the order contains the next step. */
  | { kind: "order"; order: Transaction }
  /** A one-time code was sent; `sent` is undefined if one was sent moments ago, which the customer can use. */
  | { kind: "code"; transactionId: string; sent: SentCode | undefined }
  | { kind: "refused"; code: string; message: string }

/**
 * ORD-11: creates the order and starts its payment. A second press, or a retry after a lost response or a reload,
 * results in the same order and payment. If that order has ended unpaid, such as by expiry, a new one is created.
 */
export async function placeAndPayOrder(body: OrderBody, paymentBody: PayBody): Promise<PlaceOrderResult> {
  const firstResult = await tryPlaceAndPay(body, paymentBody)
  if (firstResult.kind !== "refused" || !isOrderOver(firstResult.code)) return firstResult
  const { transactionId } = currentOrderAttempt()
  const currentOrder = transactionId === null ? undefined : await fetchOrder(transactionId)
  if (currentOrder?.ok && currentOrder.data.confirmation === "confirmed")
    return { kind: "order", order: currentOrder.data }
  discardOrderAttempt()
  return tryPlaceAndPay(body, paymentBody)
}

/** The order was settled, has expired, or belongs to a previous session. */
function isOrderOver(code: string): boolean {
  return code === "ORDER_OVER" || code === "NOT_FOUND"
}

async function tryPlaceAndPay(body: OrderBody, paymentBody: PayBody): Promise<PlaceOrderResult> {
  const orderResult = await ensureOrder(body)
  if (!orderResult.ok) return { kind: "refused", code: orderResult.code, message: orderResult.message }
  const transactionId = orderResult.data
  if (paymentBody.mode === "COD") {
    const codeResult = await sendCashCode(transactionId)
    if (codeResult.ok) return { kind: "code", transactionId, sent: codeResult.data }
    return codeResult.code === "OTP_TOO_SOON"
      ? { kind: "code", transactionId, sent: undefined }
      : { kind: "refused", code: codeResult.code, message: codeResult.message }
  }
  const paymentResult = await payIdempotently(transactionId, paymentBody)
  return paymentResult.ok
    ? { kind: "order", order: paymentResult.data }
    : { kind: "refused", code: paymentResult.code, message: paymentResult.message }
}

/** Creates the order unless this attempt has one already. A change of the payment method keeps the order. */
async function ensureOrder(body: OrderBody): Promise<Result<string>> {
  const { payment: _payment, ...content } = body
  const contentKey = await idempotencyKeyFor(content)
  const attempt = currentOrderAttempt()
  if (attempt.transactionId !== null && attempt.mark === contentKey) return { ok: true, data: attempt.transactionId }
  const createResult = await createOrder(body, await idempotencyKeyFor(body))
  if (!createResult.ok) return createResult
  persistOrderAttempt(contentKey, createResult.data.transactionId)
  return { ok: true, data: createResult.data.transactionId }
}

/**
 * A payment whose response was lost is retried with the same key. After a response, the next payment gets a new key.
 */
const payIdempotently = createIdempotentPayment()

function createIdempotentPayment() {
  let pendingRequest: { contentKey: string; key: string } | undefined
  return async (transactionId: string, paymentBody: PayBody): Promise<Result<Transaction>> => {
    const contentKey = JSON.stringify([transactionId, paymentBody])
    if (pendingRequest?.contentKey !== contentKey) pendingRequest = { contentKey, key: crypto.randomUUID() }
    const paymentResult = await payOrder(transactionId, paymentBody, pendingRequest.key)
    if (paymentResult.ok || paymentResult.code !== NO_RESPONSE) pendingRequest = undefined
    return paymentResult
  }
}
