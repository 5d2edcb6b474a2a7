import { toClientType } from "@hearth/contract/client-types.ts"
import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { paymentModeRules, type PaymentMode, type PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../../platform/errors/app-error.ts"
import { createOriginResolver } from "../../../platform/http/create-origin-resolver.ts"
import { networkOf } from "../../../platform/limits/network-of.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { Session } from "../../../platform/sessions/sessions.ts"
import type { CartOffers } from "../../cart/public.ts"
import { loadTransaction } from "../load-transaction.ts"
import { listPaymentOptions } from "./list-payment-options.ts"
import type { OrderDeps } from "../order-deps.ts"
import { loadOwnOrder } from "../load-own-order.ts"
import { findOrderToConfirm, placeByCashCode, sendCashCode } from "./pay-in-cash.ts"
import { submitTransaction } from "./submit-transaction.ts"

interface PaymentCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/** The routes for paying an order. */
export function orderPaymentRoutes(
  { route, http, settings }: Pick<Platform, "route" | "http" | "settings">,
  deps: OrderDeps,
  offers: Pick<CartOffers, "offersOf">,
): void {
  const { db, payments } = deps
  const originOf = createOriginResolver(http, settings.publicOrigin)

  async function respond(call: PaymentCall, id: string) {
    const transaction = await loadTransaction(deps, db, await loadOwnOrder(db, call, id))
    return { status: "success", data: { transaction } } as const
  }

  const assertCashAvailable = ({ country, request }: PaymentCall) =>
    payments.assertModeAvailable("COD", { country, clientType: toClientType(request.headers["client-type"]) })

  /** Starts a payment, for all routes that can. */
  async function pay(call: PaymentCall, id: string, payWith: PaymentInput) {
    const order = await loadOwnOrder(db, call, id)
    if (payWith.mode === "COD")
      throw new AppError("PAYMENT_MODE_OFF", { displayMsg: paymentErrorTexts.requestCashCode })
    const { request } = call
    const clientType = toClientType(request.headers["client-type"])
    const context = { origin: originOf(request), clientType, network: networkOf(request.ip) }
    await submitTransaction(deps, call, order, payWith, context)
    return respond(call, id)
  }

  async function refreshOwnPayment(call: PaymentCall, id: string, provider?: PaymentProvider) {
    await loadOwnOrder(db, call, id)
    const { payments: attempts } = await payments.readOrderPayments(db, id)
    const payment = attempts.find((each) => provider === undefined || each.provider === provider)
    if (payment) await payments.refresh(payment.paymentId)
    return payment
  }

  const readPaymentStatus = async (call: PaymentCall, id: string, provider: PaymentProvider) => {
    const { currency } = await loadOwnOrder(db, call, id)
    const { payments: attempts } = await payments.readOrderPayments(db, id)
    const payment = attempts.find((each) => each.provider === provider) ?? null
    return { status: "success", data: { currency, payment } } as const
  }

  route("GET /payment-service/ve2/options/default", async (call) => ({
    status: "success",
    data: await listPaymentOptions(deps, offers, call, false),
  }))
  route("GET /payment-service/ve5/options/lastSuccessful", async (call) => ({
    status: "success",
    data: await listPaymentOptions(deps, offers, call, true),
  }))
  route("POST /order-service/ve4/transaction/{transactionId}/submit", (call) =>
    pay(call, call.params.transactionId, call.body),
  )
  route("POST /order-service/ve4/submit", ({ body: { transactionId, ...payWith }, ...call }) =>
    pay(call, transactionId, payWith),
  )
  route("POST /order-service/ve4/confirm", async (call) => {
    await refreshOwnPayment(call, call.body.transactionId)
    return respond(call, call.body.transactionId)
  })
  route("POST /payment-service/ve1/orders/{transactionId}/otp", async (call) => {
    assertCashAvailable(call)
    return sendCashCode(deps, call, call.params.transactionId, call.body)
  })
  route("POST /payment-service/ve1/orders/{transactionId}/otp/verify", async (call) => {
    assertCashAvailable(call)
    const order = await findOrderToConfirm(deps, call, call.params.transactionId)
    const { session, transaction } = await placeByCashCode(deps, call, order, call.body.code)
    if (transaction) return { status: "success", data: { transaction, session } }
    const owner = session ? { ...call.session, userId: session.userId } : call.session
    const { data } = await respond({ ...call, session: owner }, order.id)
    return { status: "success", data: { ...data, session } }
  })
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/submit", (call) =>
    pay(call, call.params.transactionId, { ...call.body, mode: modeOf(call.params.provider) }),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process", async (call) => {
    if (!(await refreshOwnPayment(call, call.params.transactionId, call.params.provider)))
      throw new AppError("NOT_FOUND")
    return respond(call, call.params.transactionId)
  })
  route("GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/charge-status", async (call) => {
    await refreshOwnPayment(call, call.params.transactionId, call.params.provider)
    return readPaymentStatus(call, call.params.transactionId, call.params.provider)
  })
  route("GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/status", (call) =>
    readPaymentStatus(call, call.params.transactionId, call.params.provider),
  )
  route("POST /payment-service/ve1/evoucher/redeem", (call) => {
    const { transactionId, ...voucher } = call.body
    return pay(call, transactionId, { mode: "EVOUCHER", useWallet: false, voucher })
  })
  route("POST /payment-service/ve1/wallet-provider/{provider}/redeem", (call) =>
    pay(call, call.body.transactionId, { mode: "MOBIKWIK", useWallet: call.body.useWallet }),
  )
  route("POST /payment-service/ve1/micro-app/{vendor}/submit", (call) => {
    const { transactionId, useWallet } = call.body
    return pay(call, transactionId, { mode: call.params.vendor === "paytm" ? "PAYTM" : "GPAY", useWallet })
  })
}

function modeOf(provider: PaymentProvider): PaymentMode {
  const rule = paymentModeRules.find((each) => each.provider === provider)
  if (!rule) throw new AppError("PAYMENT_MODE_OFF")
  return rule.mode
}
