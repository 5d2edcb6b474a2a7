import { type Answer, json } from "../../http/answer.ts"
import { parseObject } from "../../http/read-body.ts"
import { hasBearer } from "../check-bearer.ts"
import { makeId } from "../make-id.ts"
import { decimal, minorOf } from "../money.ts"
import { textOf } from "../read-fields.ts"
import type { Call, Side } from "../side.ts"
import type { Till } from "../till.ts"
import { link, verify } from "./link-wallet.ts"
import { redemptionOf, refundOf, refuse } from "./redemption.ts"

type Input = Record<string, unknown>

/** A wallet that is linked once by a code and then pays without a page. */
export const mobikwikSide: Side = { answer: answerMobikwik }

const calls: Readonly<Record<string, (till: Till, input: Input) => Answer>> = {
  "/link": link,
  "/verify": verify,
  "/balance": balance,
  "/redeem": redeem,
  "/refund": giveBack,
}

function answerMobikwik(call: Call, till: Till): Answer | undefined {
  if (!hasBearer(call, till.keys.mobikwik.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  if (call.method === "POST") return calls[call.path]?.(till, parseObject(call.body) ?? {})
  const [, reference] = call.path.match(/^\/redemptions\/([^/]+)$/) ?? []
  if (reference === undefined) return undefined
  const [charge] = till.books.charges.ofReference("mobikwik", decodeURIComponent(reference))
  return charge ? json(200, redemptionOf(till, charge)) : notRedeemed()
}

const notRedeemed = () => refuse(404, "REDEMPTION_NOT_FOUND", "Nothing was redeemed by this reference.")
const noToken = () => refuse(401, "TOKEN_INVALID", "The wallet is not linked any more.")

function balance(till: Till, input: Input): Answer {
  const wallet = till.books.wallets.ofToken(textOf(input, "token"))
  if (!wallet) return noToken()
  return json(200, { mobile: wallet.mobile, balance: decimal(wallet.balance), currency: "INR" })
}

function redeem(till: Till, input: Input): Answer {
  const { charges, wallets } = till.books
  const [amount, reference] = [minorOf(input["amount"]), textOf(input, "reference")]
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A redemption needs a reference.")
  const wallet = wallets.ofToken(textOf(input, "token"))
  if (!wallet) return noToken()
  const { mobile } = wallet
  const [before] = charges.ofReference("mobikwik", reference)
  if (before) {
    return before.amount === amount && before.details["mobile"] === mobile
      ? json(200, redemptionOf(till, before))
      : refuse(409, "REFERENCE_USED", "Another redemption has this reference.")
  }
  if (wallet.balance < amount) return refuse(402, "INSUFFICIENT_BALANCE", "The wallet holds less than that.")
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
  return json(201, redemptionOf(till, till.settle(charge, "paid")))
}

function giveBack(till: Till, input: Input): Answer {
  const { charges, refunds, wallets } = till.books
  const [amount, reference] = [minorOf(input["amount"]), textOf(input, "refundReference")]
  const [charge] = charges.ofReference("mobikwik", textOf(input, "reference"))
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A refund needs a refundReference.")
  if (!charge) return notRedeemed()
  const before = refunds.ofCharge(charge.id).find((each) => each.reference === reference)
  if (before && before.amount !== amount) return refuse(409, "REFERENCE_USED", "Another refund has this reference.")
  if (before) return json(200, refundOf(before, charge))
  if (amount > charge.amount - refunds.total(charge.id)) {
    return refuse(422, "AMOUNT_TOO_HIGH", "That is more than is left.")
  }
  const wallet = wallets.find(charge.details["mobile"] ?? "")
  if (wallet) wallets.setBalance(wallet.mobile, wallet.balance + amount)
  const refund = till.giveBack(charge, { id: makeId("mkf_", 20), reference, amount, details: {} }, "done")
  return json(201, refundOf(refund, charge))
}
