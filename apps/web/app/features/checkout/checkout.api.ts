import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import type { CallInput, CallOutput } from "@hearth/contract/client.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { unwrapReply } from "../../client/api/unwrap-reply.ts"
import { api, apiAsVisitor, apiWithHeaders, visitorId } from "../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/session/one-time-codes.api.ts"
import { toTransaction } from "../../shared/order/transactions.api.ts"

export type CheckoutBody = CallInput<"POST /order-service/ve4/validations">["body"]
export type OrderBody = CallInput<"POST /order-service/ve4/transaction">["body"]
export type PayBody = CallInput<"POST /order-service/ve4/transaction/{transactionId}/submit">["body"]
export type Validation = CallOutput<"POST /order-service/ve4/validations">["data"]
export type Duplicate = CallOutput<"GET /order-service/ve4/checkDuplicateOrder">["data"]
export type { PaymentOptions }
export type PaymentOption = PaymentOptions["options"][number]

export async function fetchValidation(body: CheckoutBody): Promise<Result<Validation>> {
  const reply = await toResult(apiAsVisitor("POST /order-service/ve4/validations", { body }))
  return reply.ok ? { ok: true, data: reply.data.data } : reply
}

/** Requests with the same key return the same order. */
export async function createOrder(body: OrderBody, idempotencyKey: string): Promise<Result<Transaction>> {
  return toTransaction(await toResult(apiAsVisitor("POST /order-service/ve4/transaction", { body, idempotencyKey })))
}

export async function payOrder(
  transactionId: string,
  body: PayBody,
  idempotencyKey: string,
): Promise<Result<Transaction>> {
  const call = apiAsVisitor("POST /order-service/ve4/transaction/{transactionId}/submit", {
    params: { transactionId },
    body,
    idempotencyKey,
  })
  return toTransaction(await toResult(call))
}

/** ORD-3: returns a recent duplicate order to warn about. A failed check doesn't delay the order. */
export async function fetchDuplicate(mobile: string): Promise<Duplicate | undefined> {
  const call = async () => {
    await visitorId()
    // Headers are limited to ASCII, so only digits and "+" are sent.
    return apiWithHeaders({ mobile: mobile.replaceAll(/[^+\d]/g, "") })("GET /order-service/ve4/checkDuplicateOrder")
  }
  const reply = await toResult(call())
  return reply.ok && reply.data.data.isDuplicate ? reply.data.data : undefined
}

/** PAY-2: the last successful payment method first. */
export async function fetchPaymentOptions(
  query: { amount?: number; transactionId?: string },
  signal: AbortSignal,
): Promise<PaymentOptions> {
  return (await unwrapReply(apiAsVisitor("GET /payment-service/ve5/options/lastSuccessful", { query, signal }))).data
}

export async function fetchStoreTimes(storeId: string, type: DeliveryType, signal: AbortSignal) {
  const query = { delivery_type: type }
  const params = { storeId }
  const [details, slots] = await Promise.all([
    unwrapReply(api("GET /locator-service/ve3/stores/{storeId}", { params, query, signal })),
    unwrapReply(api("GET /locator-service/ve3/stores/{storeId}/timeslots", { params, query, signal })),
  ])
  return { ...details.data, slots: slots.data.timeSlots.map((moment) => Date.parse(moment)) }
}
export type StoreTimes = Awaited<ReturnType<typeof fetchStoreTimes>>

export async function fetchSavedAddresses(signal: AbortSignal): Promise<SavedAddress[]> {
  const params = { userId: await visitorId() }
  const call = apiAsVisitor("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  return (await unwrapReply(call)).data.addresses
}
