import { toClientType } from "@hearth/contract/client-types.ts"
import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type PaymentMode, paymentModeRules, type PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { Caller } from "../../sessions/public.ts"
import { loadOwnOrder } from "../load-own-order.ts"
import { loadTransaction } from "../load-transaction.ts"
import type { OrderDeps } from "../order-deps.ts"
import { findOrderToConfirm, placeByCashCode, sendCashCode } from "./pay-in-cash.ts"
import { submitTransaction } from "./submit-transaction.ts"

export interface PaymentCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

async function readOwnTransaction(deps: OrderDeps, call: Pick<PaymentCall, "session" | "country">, id: string) {
  return { transaction: await loadTransaction(deps, deps.db, await loadOwnOrder(deps.db, call, id)) }
}

/** Starts a payment. Every route that pays uses it. */
export async function payOwnOrder(
  deps: OrderDeps,
  call: PaymentCall,
  origin: string,
  id: string,
  payWith: PaymentInput,
) {
  const order = await loadOwnOrder(deps.db, call, id)
  if (payWith.mode === "COD") throw new AppError("PAYMENT_MODE_OFF", { displayMsg: paymentErrorTexts.requestCashCode })
  const { request } = call
  const clientType = toClientType(request.headers["client-type"])
  await submitTransaction(deps, call, order, payWith, { origin, clientType, network: networkOf(request.ip) })
  return readOwnTransaction(deps, call, id)
}

/** Fetches the status of the newest payment from its provider, of this provider if one is named. */
async function refreshOwnPayment(
  { db, payments }: OrderDeps,
  call: PaymentCall,
  id: string,
  provider?: PaymentProvider,
) {
  await loadOwnOrder(db, call, id)
  const { payments: orderPayments } = await payments.readOrderPayments(db, id)
  const payment = orderPayments.find((each) => provider === undefined || each.provider === provider)
  if (payment) await payments.refresh(payment.paymentId)
  return payment
}

/** The customer has returned from a provider. */
export async function confirmOwnPayment(deps: OrderDeps, call: PaymentCall, id: string) {
  await refreshOwnPayment(deps, call, id)
  return readOwnTransaction(deps, call, id)
}

/** Like `confirmOwnPayment`, for a payment with this provider. Throws NOT_FOUND if there is none. */
export async function processOwnPayment(deps: OrderDeps, call: PaymentCall, id: string, provider: PaymentProvider) {
  if (!(await refreshOwnPayment(deps, call, id, provider))) throw new AppError("NOT_FOUND")
  return readOwnTransaction(deps, call, id)
}

export async function readPaymentStatus(deps: OrderDeps, call: PaymentCall, id: string, provider: PaymentProvider) {
  const { currency } = await loadOwnOrder(deps.db, call, id)
  const { payments: orderPayments } = await deps.payments.readOrderPayments(deps.db, id)
  return { currency, payment: orderPayments.find((each) => each.provider === provider) ?? null }
}

export async function refreshPaymentStatus(deps: OrderDeps, call: PaymentCall, id: string, provider: PaymentProvider) {
  await refreshOwnPayment(deps, call, id, provider)
  return readPaymentStatus(deps, call, id, provider)
}

function assertCashAvailable({ payments }: OrderDeps, { country, request }: PaymentCall): void {
  payments.assertModeAvailable("COD", { country, clientType: toClientType(request.headers["client-type"]) })
}

export async function requestCashCode(
  deps: OrderDeps,
  caller: Caller,
  id: string,
  body: Parameters<typeof sendCashCode>[3],
) {
  assertCashAvailable(deps, caller)
  return sendCashCode(deps, caller, id, body)
}

/** Places the order with the code. If this is a repeat, the answer contains the order as it is now. */
export async function confirmCashCode(deps: OrderDeps, caller: Caller, id: string, code: string) {
  assertCashAvailable(deps, caller)
  const order = await findOrderToConfirm(deps, caller, id)
  const { session, transaction } = await placeByCashCode(deps, caller, order, code)
  if (transaction) return { transaction, session }
  const owner = session ? { ...caller.session, userId: session.userId } : caller.session
  return { ...(await readOwnTransaction(deps, { ...caller, session: owner }, order.id)), session }
}

/** Returns the payment method of a call that names a provider. */
export function modeOf(provider: PaymentProvider): PaymentMode {
  const rule = paymentModeRules.find((each) => each.provider === provider)
  if (!rule) throw new AppError("PAYMENT_MODE_OFF")
  return rule.mode
}
