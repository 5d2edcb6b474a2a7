import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Payment } from "../database/payments.store.ts"
import { hasBearerToken, isEqualInConstantTime } from "../check-credentials.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { decodePathPart, textField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import type { Voucher } from "./voucher.ts"

type Input = Record<string, unknown>

const MAX_WRONG_PINS = 5
const LOCKED_MS = 60 * 60 * 1000

/** An issuer of vouchers: the money is captured immediately, without a page or a callback. */
export const evoucherAdapter: ProviderAdapter = { handle: handleEvoucher }

const refuse = (status: number, code: string, message: string, details: object = {}): RouteResponse =>
  json(status, { code, message, ...details })

function handleEvoucher(call: ProviderCall, service: PaymentService): RouteResponse | undefined {
  if (!hasBearerToken(call, service.keys.evoucher.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  const [, reference] = call.path.match(/^\/v1\/redemptions\/([^/]+)$/) ?? []
  if (reference !== undefined && call.method === "GET") {
    const [payment] = service.database.payments.ofReference("evoucher", decodePathPart(reference) ?? "")
    return payment ? json(200, redemptionOf(service, payment)) : notRedeemed()
  }
  if (call.method !== "POST") return undefined
  const input = parseObject(call.body) ?? {}
  switch (call.path) {
    case "/v1/vouchers/balance":
      return handleBalance(service, input)
    case "/v1/vouchers/redeem":
      return redeem(service, input)
    case "/v1/vouchers/reverse":
      return reverse(service, textField(input, "reference"))
    case "/v1/vouchers/reset-pin":
      return resetPin(service, input)
    default:
      return undefined
  }
}

const notRedeemed = () => refuse(404, "REDEMPTION_NOT_FOUND", "Nothing was redeemed with this reference.")

/** Returns the voucher if the PIN is correct and the voucher can be used, otherwise the refusal. */
function findUsableVoucher(service: PaymentService, input: Input): Voucher | RouteResponse {
  const { vouchers } = service.database
  const voucher = vouchers.find(numberOf(input))
  if (!voucher) return refuse(404, "VOUCHER_NOT_FOUND", "There is no such voucher.")
  const now = Date.now()
  const refuseLocked = (lockedUntil: number) =>
    refuse(423, "LOCKED", "Too many wrong pins.", { lockedUntil: new Date(lockedUntil).toISOString() })
  if (voucher.lockedUntil > now) return refuseLocked(voucher.lockedUntil)
  if (!isEqualInConstantTime(textField(input, "pin"), voucher.pin)) {
    // After an expired lock, the count starts again.
    const wrongPins = (voucher.lockedUntil > 0 ? 0 : voucher.wrongPins) + 1
    const lockedUntil = wrongPins >= MAX_WRONG_PINS ? now + LOCKED_MS : 0
    vouchers.setWrongPins(voucher.number, wrongPins, lockedUntil)
    if (lockedUntil > 0) return refuseLocked(lockedUntil)
    return refuse(403, "WRONG_PIN", "The pin is wrong.", { triesLeft: MAX_WRONG_PINS - wrongPins })
  }
  vouchers.setWrongPins(voucher.number, 0, 0)
  const isExpired = voucher.expiresOn < new Date(now).toISOString().slice(0, 10)
  return isExpired ? refuse(410, "EXPIRED", "The voucher has expired.") : voucher
}

const numberOf = (input: Input): string => textField(input, "number").replaceAll(" ", "")

function handleBalance(service: PaymentService, input: Input): RouteResponse {
  const voucher = findUsableVoucher(service, input)
  if ("status" in voucher) return voucher
  const { number, balance: remaining, currency, expiresOn } = voucher
  return json(200, { number, balance: toDecimal(remaining), currency, expiresOn })
}

function redeem(service: PaymentService, input: Input): RouteResponse {
  const { payments, vouchers } = service.database
  const [amount, reference] = [parseMinor(input["amount"]), textField(input, "reference")]
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "The amount must be a decimal string above zero.")
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A redemption needs a reference.")
  const [existingPayment] = payments.ofReference("evoucher", reference)
  if (existingPayment) {
    const isRepeat = existingPayment.amount === amount && existingPayment.details["number"] === numberOf(input)
    return isRepeat
      ? json(200, redemptionOf(service, existingPayment))
      : refuse(409, "REFERENCE_USED", "Another redemption has this reference.")
  }
  const voucher = findUsableVoucher(service, input)
  if ("status" in voucher) return voucher
  if (voucher.currency !== input["currency"])
    return refuse(422, "WRONG_CURRENCY", `The voucher is in ${voucher.currency}.`)
  if (voucher.balance < amount) return refuse(402, "INSUFFICIENT_BALANCE", "The voucher’s balance is too low.")
  vouchers.adjustBalance(voucher.number, -amount)
  const { number, currency } = voucher
  const id = makeId("evr_", 20)
  const payment = payments.add({
    id,
    provider: "evoucher",
    reference,
    amount,
    currency,
    paymentRef: id,
    page: "",
    details: { number },
  })
  return json(201, redemptionOf(service, service.settle(payment, "paid")))
}

/** Returns the whole amount to the voucher, once. */
function reverse(service: PaymentService, reference: string): RouteResponse {
  const [payment] = service.database.payments.ofReference("evoucher", reference)
  if (!payment) return notRedeemed()
  if (service.database.refunds.total(payment.id) === 0) {
    service.database.vouchers.adjustBalance(payment.details["number"] ?? "", payment.amount)
    service.refund(payment, { id: makeId("evv_", 20), reference, amount: payment.amount, details: {} }, "done")
  }
  return json(200, redemptionOf(service, payment))
}

function redemptionOf(service: PaymentService, { id, reference, amount, currency, details, openedAt }: Payment) {
  const [reversal] = service.database.refunds.ofPayment(id)
  return {
    id,
    reference,
    number: `••••${details["number"]?.slice(-4)}`,
    amount: toDecimal(amount),
    currency,
    status: reversal ? "REVERSED" : "REDEEMED",
    redeemedAt: openedAt,
    reversedAt: reversal?.at ?? null,
  }
}

/** Responds the same for a number that does not exist, so that callers can't find out which numbers do. */
function resetPin(service: PaymentService, input: Input): RouteResponse {
  const voucher = service.database.vouchers.find(numberOf(input))
  if (voucher) service.database.vouchers.setPin(voucher.number, makeDigits(4))
  return json(202, { message: "A new pin is on its way to the voucher’s owner." })
}
