import { type Answer, json } from "../../http/answer.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Charge } from "../books/charges.store.ts"
import { hasBearer, isSame } from "../check-bearer.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { decimal, minorOf } from "../money.ts"
import { textOf } from "../read-fields.ts"
import type { Call, Side } from "../side.ts"
import type { Till } from "../till.ts"
import type { Voucher } from "./voucher.ts"

type Input = Record<string, unknown>

const MOST_WRONG_PINS = 5
const LOCKED_MS = 60 * 60 * 1000

/** An issuer of vouchers: money is taken at once, there is no page and no callback. */
export const evoucherSide: Side = { answer: answerEvoucher }

const refuse = (status: number, code: string, message: string, more: object = {}): Answer =>
  json(status, { code, message, ...more })

function answerEvoucher(call: Call, till: Till): Answer | undefined {
  if (!hasBearer(call, till.keys.evoucher.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  const [, reference] = call.path.match(/^\/v1\/redemptions\/([^/]+)$/) ?? []
  if (reference !== undefined && call.method === "GET") {
    const [charge] = till.books.charges.ofReference("evoucher", decodeURIComponent(reference))
    return charge ? json(200, redemptionOf(till, charge)) : notRedeemed()
  }
  if (call.method !== "POST") return undefined
  const input = parseObject(call.body) ?? {}
  switch (call.path) {
    case "/v1/vouchers/balance":
      return balance(till, input)
    case "/v1/vouchers/redeem":
      return redeem(till, input)
    case "/v1/vouchers/reverse":
      return reverse(till, textOf(input, "reference"))
    case "/v1/vouchers/reset-pin":
      return resetPin(till, input)
    default:
      return undefined
  }
}

const notRedeemed = () => refuse(404, "REDEMPTION_NOT_FOUND", "Nothing was redeemed by this reference.")

/** A voucher whose pin is right and that may be used, or why not. */
function open(till: Till, input: Input): Voucher | Answer {
  const { vouchers } = till.books
  const voucher = vouchers.find(numberOf(input))
  if (!voucher) return refuse(404, "VOUCHER_NOT_FOUND", "There is no such voucher.")
  const now = Date.now()
  const locked = (until: number) =>
    refuse(423, "LOCKED", "Too many wrong pins.", { lockedUntil: new Date(until).toISOString() })
  if (voucher.lockedUntil > now) return locked(voucher.lockedUntil)
  if (!isSame(textOf(input, "pin"), voucher.pin)) {
    // After a lock that is over, counting begins anew.
    const wrong = (voucher.lockedUntil > 0 ? 0 : voucher.wrongPins) + 1
    const until = wrong >= MOST_WRONG_PINS ? now + LOCKED_MS : 0
    vouchers.setTries(voucher.number, wrong, until)
    if (until > 0) return locked(until)
    return refuse(403, "WRONG_PIN", "The pin is wrong.", { triesLeft: MOST_WRONG_PINS - wrong })
  }
  vouchers.setTries(voucher.number, 0, 0)
  const isOver = voucher.expiresOn < new Date(now).toISOString().slice(0, 10)
  return isOver ? refuse(410, "EXPIRED", "The voucher has expired.") : voucher
}

const numberOf = (input: Input): string => textOf(input, "number").replaceAll(" ", "")

function balance(till: Till, input: Input): Answer {
  const voucher = open(till, input)
  if ("status" in voucher) return voucher
  const { number, balance: held, currency, expiresOn } = voucher
  return json(200, { number, balance: decimal(held), currency, expiresOn })
}

function redeem(till: Till, input: Input): Answer {
  const { charges, vouchers } = till.books
  const [amount, reference] = [minorOf(input["amount"]), textOf(input, "reference")]
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "A decimal text above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A redemption needs a reference.")
  const [before] = charges.ofReference("evoucher", reference)
  if (before) {
    const isSameAgain = before.amount === amount && before.details["number"] === numberOf(input)
    return isSameAgain
      ? json(200, redemptionOf(till, before))
      : refuse(409, "REFERENCE_USED", "Another redemption has this reference.")
  }
  const voucher = open(till, input)
  if ("status" in voucher) return voucher
  if (voucher.currency !== input["currency"]) return refuse(422, "WRONG_CURRENCY", `It holds ${voucher.currency}.`)
  if (voucher.balance < amount) return refuse(402, "INSUFFICIENT_BALANCE", "It holds less than that.")
  vouchers.move(voucher.number, -amount)
  const { number, currency } = voucher
  const id = makeId("evr_", 20)
  const charge = charges.add({
    id,
    provider: "evoucher",
    reference,
    amount,
    currency,
    paymentRef: id,
    page: "",
    details: { number },
  })
  return json(201, redemptionOf(till, till.settle(charge, "paid")))
}

/** Gives all of it back to the voucher, once. */
function reverse(till: Till, reference: string): Answer {
  const [charge] = till.books.charges.ofReference("evoucher", reference)
  if (!charge) return notRedeemed()
  if (till.books.refunds.total(charge.id) === 0) {
    till.books.vouchers.move(charge.details["number"] ?? "", charge.amount)
    till.giveBack(charge, { id: makeId("evv_", 20), reference, amount: charge.amount, details: {} }, "done")
  }
  return json(200, redemptionOf(till, charge))
}

function redemptionOf(till: Till, { id, reference, amount, currency, details, openedAt }: Charge) {
  const [reversal] = till.books.refunds.ofCharge(id)
  return {
    id,
    reference,
    number: `••••${details["number"]?.slice(-4)}`,
    amount: decimal(amount),
    currency,
    status: reversal ? "REVERSED" : "REDEEMED",
    redeemedAt: openedAt,
    reversedAt: reversal?.at ?? null,
  }
}

/** Says the same of a number that does not exist: nobody learns which do. */
function resetPin(till: Till, input: Input): Answer {
  const voucher = till.books.vouchers.find(numberOf(input))
  if (voucher) till.books.vouchers.setPin(voucher.number, makeDigits(4))
  return json(202, { message: "A new pin is on its way to the voucher’s owner." })
}
