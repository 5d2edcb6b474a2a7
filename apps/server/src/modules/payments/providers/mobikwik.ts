import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type Answered, callProvider, isDone, notBegun } from "../call-provider.ts"
import { fromDecimal, toDecimal } from "../decimal-amount.ts"
import type { Begun, Provider, RefundStanding, Standing } from "../provider.ts"
import { type Fields, textIn } from "../read-body.ts"

type Settings = NonNullable<PaymentSettings["mobikwik"]>

/** A wallet of somebody else's that a customer links once. */
export interface WalletProvider extends Provider {
  sendCode(phone: Phone): Promise<boolean>
  verify(
    phone: Phone,
    code: string,
  ): Promise<{ kind: "ok"; token: string } | { kind: "wrong" } | { kind: "over" } | { kind: "silent" }>
  balance(token: string): Promise<{ kind: "ok"; balance: Minor } | { kind: "unlinked" } | { kind: "silent" }>
}

export function createMobikwik({ url, key }: Settings): WalletProvider {
  const call = (method: string, path: string, body?: object): Promise<Answered> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })

  return {
    name: "mobikwik",
    async begin({ id, amount, token }): Promise<Begun> {
      const answered = await call("POST", "/redeem", { token, amount: toDecimal(amount), reference: id })
      if (answered.kind !== "answered") return notBegun(answered)
      if (answered.status >= 300) return refusal(answered.body)
      const standing = standingOf(id, answered.body)
      return standing.state === "captured" ? { ...standing, kind: "captured" } : { kind: "lost" }
    },

    async ask({ id }): Promise<Standing> {
      const answered = await call("GET", `/redemptions/${id}`)
      if (answered.kind !== "answered") return { state: "silent" }
      if (answered.status === 404) return { state: "none" }
      return isDone(answered) ? standingOf(id, answered.body) : { state: "silent" }
    },

    isReachable: async () => (await call("GET", "/redemptions/none")).kind === "answered",

    async refund({ id: reference }, { id: refundReference, amount }): Promise<RefundStanding> {
      const answered = await call("POST", "/refund", { reference, amount: toDecimal(amount), refundReference })
      const isThrough = isDone(answered) && answered.body.status === "SUCCESS"
      return isThrough ? { state: "done", ref: textIn(answered.body.id) ?? null } : { state: "silent" }
    },

    /** There is no such question; the same refund asked for again answers the same. */
    askRefund: async () => ({ state: "none" }),

    async sendCode(mobile) {
      return isDone(await call("POST", "/link", { mobile }))
    },

    async verify(mobile, code) {
      const answered = await call("POST", "/verify", { mobile, code })
      if (answered.kind !== "answered") return { kind: "silent" }
      if (answered.body.code === "WRONG_CODE") return { kind: "wrong" }
      if (answered.body.code === "CODE_EXPIRED") return { kind: "over" }
      const token = isDone(answered) ? textIn(answered.body.token) : undefined
      return token === undefined ? { kind: "silent" } : { kind: "ok", token }
    },

    async balance(token) {
      const answered = await call("POST", "/balance", { token })
      if (answered.kind === "answered" && answered.body.code === "TOKEN_INVALID") return { kind: "unlinked" }
      const balance = isDone(answered) ? fromDecimal(answered.body.balance) : undefined
      return balance === undefined ? { kind: "silent" } : { kind: "ok", balance }
    },
  }
}

function refusal({ code }: Fields): Begun {
  if (code === "TOKEN_INVALID") return { kind: "refused", code: "LINK_NEEDED" }
  if (code === "INSUFFICIENT_BALANCE") {
    const message = "Your MobiKwik wallet doesn’t hold enough for this order."
    return { kind: "refused", code: "PAYMENT_FAILED", message }
  }
  return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
}

function standingOf(ref: string, { id, status, amount, currency }: Fields): Standing {
  const [chargeRef, minor, code] = [textIn(id), fromDecimal(amount), textIn(currency)]
  if (status !== "SUCCESS" || chargeRef === undefined || minor === undefined || code === undefined)
    return { state: "silent" }
  return { state: "captured", ref, chargeRef, amount: minor, currency: code }
}
