import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import { hasBearerToken } from "../check-credentials.ts"
import { makeId } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { decodePathPart, textField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { link, verify } from "./link-wallet.ts"
import { redemptionOf, refundOf, refuse } from "./redemption.ts"

type Input = Record<string, unknown>

/** A wallet that is linked once with a one-time code and then pays without a page. */
export const mobikwikAdapter: ProviderAdapter = { handle: handleMobikwik }

const calls: Readonly<Record<string, (service: PaymentService, input: Input) => RouteResponse>> = {
  "/link": link,
  "/verify": verify,
  "/balance": balance,
  "/redeem": redeem,
  "/refund": refundRedemption,
}

function handleMobikwik(call: ProviderCall, service: PaymentService): RouteResponse | undefined {
  if (!hasBearerToken(call, service.keys.mobikwik.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  if (call.method === "POST") return calls[call.path]?.(service, parseObject(call.body) ?? {})
  const [, reference] = call.path.match(/^\/redemptions\/([^/]+)$/) ?? []
  if (reference === undefined) return undefined
  const [payment] = service.database.payments.ofReference("mobikwik", decodePathPart(reference) ?? "")
  return payment ? json(200, redemptionOf(service, payment)) : notRedeemed()
}

const notRedeemed = () => refuse(404, "REDEMPTION_NOT_FOUND", "Nothing was redeemed with this reference.")
const noToken = () => refuse(401, "TOKEN_INVALID", "The wallet is no longer linked.")

function balance(service: PaymentService, input: Input): RouteResponse {
  const wallet = service.database.wallets.ofToken(textField(input, "token"))
  if (!wallet) return noToken()
  return json(200, { mobile: wallet.mobile, balance: toDecimal(wallet.balance), currency: "INR" })
}

function redeem(service: PaymentService, input: Input): RouteResponse {
  const { payments, wallets } = service.database
  const [amount, reference] = [parseMinor(input["amount"]), textField(input, "reference")]
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "The amount must be a decimal string above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A redemption needs a reference.")
  const wallet = wallets.ofToken(textField(input, "token"))
  if (!wallet) return noToken()
  const { mobile } = wallet
  const [existingPayment] = payments.ofReference("mobikwik", reference)
  if (existingPayment) {
    return existingPayment.amount === amount && existingPayment.details["mobile"] === mobile
      ? json(200, redemptionOf(service, existingPayment))
      : refuse(409, "REFERENCE_USED", "Another redemption has this reference.")
  }
  if (wallet.balance < amount) return refuse(402, "INSUFFICIENT_BALANCE", "The wallet’s balance is too low.")
  wallets.setBalance(mobile, wallet.balance - amount)
  const id = makeId("mkr_", 20)
  const payment = payments.add({
    id,
    provider: "mobikwik",
    reference,
    amount,
    currency: "INR",
    paymentRef: id,
    page: "",
    details: { mobile },
  })
  return json(201, redemptionOf(service, service.settle(payment, "paid")))
}

function refundRedemption(service: PaymentService, input: Input): RouteResponse {
  const { payments, refunds, wallets } = service.database
  const [amount, reference] = [parseMinor(input["amount"]), textField(input, "refundReference")]
  const [payment] = payments.ofReference("mobikwik", textField(input, "reference"))
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "The amount must be a decimal string above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A refund needs a refundReference.")
  if (!payment) return notRedeemed()
  const existingRefund = refunds.ofPayment(payment.id).find((each) => each.reference === reference)
  if (existingRefund && existingRefund.amount !== amount)
    return refuse(409, "REFERENCE_USED", "Another refund has this reference.")
  if (existingRefund) return json(200, refundOf(existingRefund, payment))
  if (amount > payment.amount - refunds.total(payment.id)) {
    return refuse(422, "AMOUNT_TOO_HIGH", "The amount exceeds the refundable amount.")
  }
  const wallet = wallets.find(payment.details["mobile"] ?? "")
  if (wallet) wallets.setBalance(wallet.mobile, wallet.balance + amount)
  const refund = service.refund(payment, { id: makeId("mkf_", 20), reference, amount, details: {} }, "done")
  return json(201, refundOf(refund, payment))
}
