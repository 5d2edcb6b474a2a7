import type { SavedAddress } from "@hearth/contract/calls/addresses.calls.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import type { CallInput, CallOutput } from "@hearth/contract/client.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { answered } from "../../session/answered.ts"
import { api, apiAsVisitor, apiWith, visitorId } from "../../session/api.ts"
import { told, type Told } from "../../session/one-time-codes.ts"
import { orderIn } from "../../session/orders.api.ts"

export type CheckoutBody = CallInput<"POST /order-service/ve4/validations">["body"]
export type OrderBody = CallInput<"POST /order-service/ve4/transaction">["body"]
export type PayBody = CallInput<"POST /order-service/ve4/transaction/{transactionId}/submit">["body"]
export type Validation = CallOutput<"POST /order-service/ve4/validations">["data"]
export type Duplicate = CallOutput<"GET /order-service/ve4/checkDuplicateOrder">["data"]
export type { PaymentOptions }
export type PaymentOption = PaymentOptions["options"][number]

export async function askValidations(body: CheckoutBody): Promise<Told<Validation>> {
  const reply = await told(apiAsVisitor("POST /order-service/ve4/validations", { body }))
  return reply.ok ? { ok: true, answer: reply.answer.data } : reply
}

/** The same key again is the same order, however often it is sent. */
export async function createOrder(body: OrderBody, idempotencyKey: string): Promise<Told<Transaction>> {
  return orderIn(await told(apiAsVisitor("POST /order-service/ve4/transaction", { body, idempotencyKey })))
}

export async function payOrder(
  transactionId: string,
  body: PayBody,
  idempotencyKey: string,
): Promise<Told<Transaction>> {
  const call = apiAsVisitor("POST /order-service/ve4/transaction/{transactionId}/submit", {
    params: { transactionId },
    body,
    idempotencyKey,
  })
  return orderIn(await told(call))
}

/** ORD-3: a question, nothing more; where it can't be asked nobody is held up. */
export async function askDuplicate(mobile: string): Promise<Duplicate | undefined> {
  const call = async () => {
    await visitorId()
    // A header holds only ASCII, and digits are what a number is made of.
    return apiWith({ mobile: mobile.replaceAll(/[^+\d]/g, "") })("GET /order-service/ve4/checkDuplicateOrder")
  }
  const reply = await told(call())
  return reply.ok && reply.answer.data.isDuplicate ? reply.answer.data : undefined
}

/** PAY-2: the last successful first. */
export async function askOptions(
  query: { amount?: number; transactionId?: string },
  signal: AbortSignal,
): Promise<PaymentOptions> {
  return (await answered(apiAsVisitor("GET /payment-service/ve5/options/lastSuccessful", { query, signal }))).data
}

export async function timesOf(storeId: string, type: DeliveryType, signal: AbortSignal) {
  const query = { delivery_type: type }
  const params = { storeId }
  const [details, slots] = await Promise.all([
    answered(api("GET /locator-service/ve3/stores/{storeId}", { params, query, signal })),
    answered(api("GET /locator-service/ve3/stores/{storeId}/timeslots", { params, query, signal })),
  ])
  return { ...details.data, slots: slots.data.timeSlots.map((moment) => Date.parse(moment)) }
}
export type StoreTimes = Awaited<ReturnType<typeof timesOf>>

export async function ownAddresses(signal: AbortSignal): Promise<SavedAddress[]> {
  const params = { userId: await visitorId() }
  const call = apiAsVisitor("GET /customer-service/ve2/user/{userId}/addresses", { params, signal })
  return (await answered(call)).data.addresses
}
