import { toClientType } from "@hearth/contract/client-types.ts"
import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { Caller } from "../../sessions/public.ts"
import { loadOwnOrder } from "../load-own-order.ts"
import type { OrderDeps } from "../order-deps.ts"
import { readOwnTransaction } from "../read-own-transaction.ts"
import { findOrderToConfirm, placeByCashCode, sendCashCode } from "./pay-in-cash.ts"
import type { PaymentCall } from "./pay-own-order.ts"

/** Fetches the status of the order's newest payment, or of its newest payment with `provider`, from the provider. */
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

/** Fetches the payment's status after the customer has returned from a provider. */
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
