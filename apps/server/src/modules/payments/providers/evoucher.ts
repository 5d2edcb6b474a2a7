import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type Answered, callProvider, isDone, notBegun } from "../call-provider.ts"
import { fromDecimal, toDecimal } from "../decimal-amount.ts"
import type { Begun, Provider, RefundStanding, Standing } from "../provider.ts"
import { type Fields, textIn } from "../read-body.ts"
import { plainNumber } from "../voucher-limits.ts"

type Settings = NonNullable<PaymentSettings["evoucher"]>

type VoucherBalance =
  | { kind: "ok"; amount: Minor; currency: string; expiresOn: string }
  | { kind: "refused" }
  | { kind: "silent" }

export interface VoucherProvider extends Provider {
  balance(number: string, pin: string): Promise<VoucherBalance>
  resetPin(number: string): Promise<boolean>
}

/** What may be said of a voucher: that it is locked or empty is known only to who has number and PIN. */
const says: Readonly<Record<string, string>> = {
  LOCKED: "This voucher is locked for a while, because its PIN was wrong too often.",
  EXPIRED: "This voucher has run out.",
  WRONG_CURRENCY: "This voucher is for another country.",
  INSUFFICIENT_BALANCE: "This voucher doesn’t hold enough for this order.",
}

/** E-vouchers: money taken where it lies, with number and PIN, which we hand on and don't keep. */
export function createEvoucher({ url, key }: Settings): VoucherProvider {
  const call = (method: string, path: string, body?: object): Promise<Answered> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })

  async function askRedemption(reference: string): Promise<Fields | "none" | "silent"> {
    const answered = await call("GET", `/v1/redemptions/${reference}`)
    if (answered.kind === "answered" && answered.status === 404) return "none"
    return isDone(answered) ? answered.body : "silent"
  }

  return {
    name: "evoucher",
    async begin({ id, amount, currency, voucher }): Promise<Begun> {
      if (!voucher) return { kind: "refused", code: "VOUCHER_REFUSED" }
      const number = plainNumber(voucher.number)
      const wish = { number, pin: voucher.pin, amount: toDecimal(amount), currency, reference: id }
      const answered = await call("POST", "/v1/vouchers/redeem", wish)
      if (answered.kind !== "answered") return notBegun(answered)
      if (answered.status >= 300) {
        if (answered.status === 401) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
        return { kind: "refused", code: "VOUCHER_REFUSED", message: says[String(answered.body.code)] }
      }
      const standing = standingOf(id, answered.body)
      return standing.state === "captured" ? { ...standing, kind: "captured" } : { kind: "lost" }
    },

    async ask({ id }): Promise<Standing> {
      const found = await askRedemption(id)
      return typeof found === "string" ? { state: found } : standingOf(id, found)
    },

    isReachable: async () => (await call("GET", "/v1/redemptions/none")).kind === "answered",

    /** Whole, and idempotent by the redemption. A part of it can't be given back here: somebody has to do it by hand. */
    async refund({ id: reference, amount: taken }, { amount }): Promise<RefundStanding> {
      if (amount !== taken) return { state: "failed" }
      const answered = await call("POST", "/v1/vouchers/reverse", { reference })
      return isDone(answered) && answered.body.status === "REVERSED"
        ? { state: "done", ref: null }
        : { state: "silent" }
    },

    async askRefund({ id }): Promise<RefundStanding> {
      const found = await askRedemption(id)
      if (typeof found === "string") return { state: "silent" }
      return found.status === "REVERSED" ? { state: "done", ref: null } : { state: "none" }
    },

    async balance(number, pin): Promise<VoucherBalance> {
      const answered = await call("POST", "/v1/vouchers/balance", { number: plainNumber(number), pin })
      if (answered.kind !== "answered" || answered.status === 401) return { kind: "silent" }
      if (!isDone(answered)) return { kind: "refused" }
      const [amount, currency, expiresOn] = [
        fromDecimal(answered.body.balance),
        textIn(answered.body.currency),
        textIn(answered.body.expiresOn),
      ]
      if (amount === undefined || currency === undefined || expiresOn === undefined) return { kind: "silent" }
      return { kind: "ok", amount, currency, expiresOn }
    },

    async resetPin(number) {
      return isDone(await call("POST", "/v1/vouchers/reset-pin", { number: plainNumber(number) }))
    },
  }
}

function standingOf(ref: string, { id, status, amount, currency }: Fields): Standing {
  const [chargeRef, minor, code] = [textIn(id), fromDecimal(amount), textIn(currency)]
  const isTaken = status === "REDEEMED" || status === "REVERSED"
  if (!isTaken || chargeRef === undefined || minor === undefined || code === undefined) return { state: "silent" }
  return { state: "captured", ref, chargeRef, amount: minor, currency: code }
}
