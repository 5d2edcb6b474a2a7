import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import type { CallInput, CallOutput } from "@hearth/contract/client.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { api, apiAsVisitor, apiWithHeaders, ensureSession } from "../../client/api/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/api/to-result.ts"
import { readTransaction } from "../../shared/order/transactions.api.ts"

export type CheckoutBody = CallInput<"POST /order-service/ve4/validations">["body"]
export type OrderBody = CallInput<"POST /order-service/ve4/transaction">["body"]
export type PayBody = CallInput<"POST /order-service/ve4/transaction/{transactionId}/submit">["body"]
export type Validation = CallOutput<"POST /order-service/ve4/validations">["data"]
export type Duplicate = CallOutput<"GET /order-service/ve4/checkDuplicateOrder">["data"]
export type { PaymentOptions }
export type PaymentOption = PaymentOptions["options"][number]

export function fetchValidation(body: CheckoutBody): Promise<Result<Validation>> {
  return toResult(apiAsVisitor("POST /order-service/ve4/validations", { body }), ({ data }) => data)
}

/** Requests with the same key return the same order. */
export function createOrder(body: OrderBody, idempotencyKey: string): Promise<Result<Transaction>> {
  return toResult(apiAsVisitor("POST /order-service/ve4/transaction", { body, idempotencyKey }), readTransaction)
}

export function payOrder(transactionId: string, body: PayBody, idempotencyKey: string): Promise<Result<Transaction>> {
  const call = apiAsVisitor("POST /order-service/ve4/transaction/{transactionId}/submit", {
    params: { transactionId },
    body,
    idempotencyKey,
  })
  return toResult(call, readTransaction)
}

/** ORD-3: returns a recent duplicate order to warn about; undefined if there is none or the check fails. */
export async function fetchDuplicate(mobile: string): Promise<Duplicate | undefined> {
  const call = async () => {
    await ensureSession()
    // Headers are limited to ASCII, so only digits and "+" are sent.
    return apiWithHeaders({ mobile: mobile.replaceAll(/[^+\d]/g, "") })("GET /order-service/ve4/checkDuplicateOrder")
  }
  const result = await toResult(call(), ({ data }) => data)
  return result.ok && result.data.isDuplicate ? result.data : undefined
}

/** PAY-2: returns the payment methods, the last successful one first. */
export function fetchPaymentOptions(
  query: { amount?: number; transactionId?: string },
  signal: AbortSignal,
): Promise<Result<PaymentOptions>> {
  const call = apiAsVisitor("GET /payment-service/ve5/options/lastSuccessful", { query, signal })
  return toResult(call, ({ data }) => data)
}

export type StoreWithSlots = CallOutput<"GET /locator-service/ve3/stores/{storeId}">["data"] & { slots: number[] }

export async function fetchStoreWithSlots(
  storeId: string,
  type: DeliveryType,
  signal: AbortSignal,
): Promise<Result<StoreWithSlots>> {
  const query = { delivery_type: type }
  const params = { storeId }
  const [details, slots] = await Promise.all([
    toResult(api("GET /locator-service/ve3/stores/{storeId}", { params, query, signal }), ({ data }) => data),
    toResult(api("GET /locator-service/ve3/stores/{storeId}/timeslots", { params, query, signal }), ({ data }) =>
      data.timeSlots.map((slot) => Date.parse(slot)),
    ),
  ])
  if (!details.ok) return details
  return slots.ok ? { ok: true, data: { ...details.data, slots: slots.data } } : slots
}
