import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import { hasBearer } from "../check-credentials.ts"
import { makeId } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { textField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"
import { link, verify } from "./link-wallet.ts"
import { redemptionOf, refundOf, refuse } from "./redemption.ts"

type Input = Record<string, unknown>

/** A wallet that is linked once with a one-time code and then pays without a page. */
export const mobikwikAdapter: ProviderAdapter = { handle: handleMobikwik }

const calls: Readonly<Record<string, (service: ChargeService, input: Input) => RouteResponse>> = {
  "/link": link,
  "/verify": verify,
  "/balance": balance,
  "/redeem": redeem,
  "/refund": refundRedemption,
}

function handleMobikwik(call: ProviderCall, service: ChargeService): RouteResponse | undefined {
  if (!hasBearer(call, service.keys.mobikwik.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  if (call.method === "POST") return calls[call.path]?.(service, parseObject(call.body) ?? {})
  const [, reference] = call.path.match(/^\/redemptions\/([^/]+)$/) ?? []
  if (reference === undefined) return undefined
  const [charge] = service.database.charges.ofReference("mobikwik", decodeURIComponent(reference))
  return charge ? json(200, redemptionOf(service, charge)) : notRedeemed()
}

const notRedeemed = () => refuse(404, "REDEMPTION_NOT_FOUND", "Nothing was redeemed with this reference.")
const noToken = () => refuse(401, "TOKEN_INVALID", "The wallet is no longer linked.")

function balance(service: ChargeService, input: Input): RouteResponse {
  const wallet = service.database.wallets.ofToken(textField(input, "token"))
  if (!wallet) return noToken()
  return json(200, { mobile: wallet.mobile, balance: toDecimal(wallet.balance), currency: "INR" })
}

function redeem(service: ChargeService, input: Input): RouteResponse {
  const { charges, wallets } = service.database
  const [amount, reference] = [parseMinor(input["amount"]), textField(input, "reference")]
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A redemption needs a reference.")
  const wallet = wallets.ofToken(textField(input, "token"))
  if (!wallet) return noToken()
  const { mobile } = wallet
  const [before] = charges.ofReference("mobikwik", reference)
  if (before) {
    return before.amount === amount && before.details["mobile"] === mobile
      ? json(200, redemptionOf(service, before))
      : refuse(409, "REFERENCE_USED", "Another redemption has this reference.")
  }
  if (wallet.balance < amount) return refuse(402, "INSUFFICIENT_BALANCE", "The wallet’s balance is too low.")
  wallets.setBalance(mobile, wallet.balance - amount)
  const id = makeId("mkr_", 20)
  const charge = charges.add({
    id,
    provider: "mobikwik",
    reference,
    amount,
    currency: "INR",
    paymentRef: id,
    page: "",
    details: { mobile },
  })
  return json(201, redemptionOf(service, service.settle(charge, "paid")))
}

function refundRedemption(service: ChargeService, input: Input): RouteResponse {
  const { charges, refunds, wallets } = service.database
  const [amount, reference] = [parseMinor(input["amount"]), textField(input, "refundReference")]
  const [charge] = charges.ofReference("mobikwik", textField(input, "reference"))
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A refund needs a refundReference.")
  if (!charge) return notRedeemed()
  const before = refunds.ofCharge(charge.id).find((each) => each.reference === reference)
  if (before && before.amount !== amount) return refuse(409, "REFERENCE_USED", "Another refund has this reference.")
  if (before) return json(200, refundOf(before, charge))
  if (amount > charge.amount - refunds.total(charge.id)) {
    return refuse(422, "AMOUNT_TOO_HIGH", "The amount exceeds the refundable amount.")
  }
  const wallet = wallets.find(charge.details["mobile"] ?? "")
  if (wallet) wallets.setBalance(wallet.mobile, wallet.balance + amount)
  const refund = service.refund(charge, { id: makeId("mkf_", 20), reference, amount, details: {} }, "done")
  return json(201, refundOf(refund, charge))
}
