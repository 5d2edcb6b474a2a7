import { toClientType } from "@hearth/contract/client-types.ts"
import type { PayWith } from "@hearth/contract/calls/payments.shapes.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { modeRules, type PaymentMode, type PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import { createOriginOf } from "../../platform/http/origin-of.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { CartOffers } from "../cart/public.ts"
import { answerTransaction } from "./answer-transaction.ts"
import { listOptions } from "./list-options.ts"
import type { OrderShop } from "./order-shop.ts"
import { ownOrder } from "./own-order.ts"
import { orderToConfirm, placeByCashCode, sendCashCode } from "./pay-in-cash.ts"
import { submitTransaction } from "./submit-transaction.ts"

interface PayingCall {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/** The calls about paying for an order. */
export function payingRoutes(
  { route, http, settings }: Pick<Platform, "route" | "http" | "settings">,
  shop: OrderShop,
  offers: Pick<CartOffers, "offersOf">,
): void {
  const { db, payments } = shop
  const originOf = createOriginOf(http, settings.publicOrigin)

  async function answer(call: PayingCall, id: string) {
    const transaction = await answerTransaction(shop, db, await ownOrder(db, call, id))
    return { status: "success", data: { transaction } } as const
  }

  const checkCashHere = ({ country, request }: PayingCall) =>
    payments.checkHere("COD", { country, clientType: toClientType(request.headers["client-type"]) })

  /** Whatever door it came through. */
  async function pay(call: PayingCall, id: string, wanted: PayWith) {
    const order = await ownOrder(db, call, id)
    if (wanted.mode === "COD")
      throw new AppError("PAYMENT_MODE_OFF", { displayMsg: "Please ask for your code to pay in cash." })
    const { request } = call
    const clientType = toClientType(request.headers["client-type"])
    const visit = { origin: originOf(request), clientType, network: networkOf(request.ip) }
    await submitTransaction(shop, call, order, wanted, visit)
    return answer(call, id)
  }

  async function process(call: PayingCall, id: string, provider?: PaymentProvider) {
    await ownOrder(db, call, id)
    const { payments: begun } = await payments.paymentsOf(db, id)
    const meant = begun.find((each) => provider === undefined || each.provider === provider)
    if (meant) await payments.ask(meant.paymentId)
    return meant
  }

  const look = async (call: PayingCall, id: string, provider: PaymentProvider) => {
    const { currency } = await ownOrder(db, call, id)
    const { payments: begun } = await payments.paymentsOf(db, id)
    const payment = begun.find((each) => each.provider === provider) ?? null
    return { status: "success", data: { currency, payment } } as const
  }

  route("GET /payment-service/ve2/options/default", async (call) => ({
    status: "success",
    data: await listOptions(shop, offers, call, false),
  }))
  route("GET /payment-service/ve5/options/lastSuccessful", async (call) => ({
    status: "success",
    data: await listOptions(shop, offers, call, true),
  }))
  route("POST /order-service/ve4/transaction/{transactionId}/submit", (call) =>
    pay(call, call.params.transactionId, call.body),
  )
  route("POST /order-service/ve4/submit", ({ body: { transactionId, ...wanted }, ...call }) =>
    pay(call, transactionId, wanted),
  )
  route("POST /order-service/ve4/confirm", async (call) => {
    await process(call, call.body.transactionId)
    return answer(call, call.body.transactionId)
  })
  route("POST /payment-service/ve1/orders/{transactionId}/otp", async (call) => {
    checkCashHere(call)
    return sendCashCode(shop, call, call.params.transactionId, call.body)
  })
  route("POST /payment-service/ve1/orders/{transactionId}/otp/verify", async (call) => {
    checkCashHere(call)
    const order = await orderToConfirm(shop, call, call.params.transactionId)
    const { session, transaction } = await placeByCashCode(shop, call, order, call.body.code)
    if (transaction) return { status: "success", data: { transaction, session } }
    const owner = session ? { ...call.session, userId: session.userId } : call.session
    const { data } = await answer({ ...call, session: owner }, order.id)
    return { status: "success", data: { ...data, session } }
  })
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/submit", (call) =>
    pay(call, call.params.transactionId, { ...call.body, mode: modeOf(call.params.provider) }),
  )
  route("POST /payment-service/ve1/orders/{transactionId}/provider/{provider}/process", async (call) => {
    if (!(await process(call, call.params.transactionId, call.params.provider))) throw new AppError("NOT_FOUND")
    return answer(call, call.params.transactionId)
  })
  route("GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/charge-status", async (call) => {
    await process(call, call.params.transactionId, call.params.provider)
    return look(call, call.params.transactionId, call.params.provider)
  })
  route("GET /payment-service/ve1/orders/{transactionId}/provider/{provider}/status", (call) =>
    look(call, call.params.transactionId, call.params.provider),
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
  const rule = modeRules.find((each) => each.provider === provider)
  if (!rule) throw new AppError("PAYMENT_MODE_OFF")
  return rule.mode
}
