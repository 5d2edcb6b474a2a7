import type { Phone } from "@hearth/domain/identity/phone.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type ProviderResponse, callProvider, isSuccess, startFailure } from "./call-provider.ts"
import { fromDecimal, toDecimal } from "./decimal-amount.ts"
import type { StartResult, Provider, ProviderRefundStatus, ProviderStatus } from "./provider.ts"
import { type Fields, asText } from "./untrusted-fields.ts"

type Settings = NonNullable<PaymentSettings["mobikwik"]>

/** Another company's wallet that a customer links once. */
export interface WalletProvider extends Provider {
  sendCode(phone: Phone): Promise<boolean>
  /** Links the wallet. `unknown`: no response, or none that we can read. */
  verify(
    phone: Phone,
    code: string,
  ): Promise<{ kind: "ok"; token: string } | { kind: "wrong" } | { kind: "expired" } | { kind: "unknown" }>
  balance(token: string): Promise<{ kind: "ok"; balance: Minor } | { kind: "unlinked" } | { kind: "unknown" }>
}

export function createMobikwik({ url, key }: Settings): WalletProvider {
  const call = (method: string, path: string, body?: object): Promise<ProviderResponse> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })

  return {
    name: "mobikwik",
    async start({ id, amount, token }): Promise<StartResult> {
      const response = await call("POST", "/redeem", { token, amount: toDecimal(amount), reference: id })
      if (response.kind !== "answered") return startFailure(response)
      if (response.status >= 300) return refusal(response.body)
      const providerStatus = toProviderStatus(id, response.body)
      return providerStatus.state === "captured" ? { ...providerStatus, kind: "captured" } : { kind: "lost" }
    },

    async fetchStatus({ id }): Promise<ProviderStatus> {
      const response = await call("GET", `/redemptions/${id}`)
      if (response.kind !== "answered") return { state: "unknown" }
      if (response.status === 404) return { state: "none" }
      return isSuccess(response) ? toProviderStatus(id, response.body) : { state: "unknown" }
    },

    isReachable: async () => (await call("GET", "/redemptions/none")).kind === "answered",

    async refund({ id: reference }, { id: refundReference, amount }): Promise<ProviderRefundStatus> {
      const response = await call("POST", "/refund", { reference, amount: toDecimal(amount), refundReference })
      const isRefunded = isSuccess(response) && response.body.status === "SUCCESS"
      return isRefunded ? { state: "done", ref: asText(response.body.id) ?? null } : { state: "unknown" }
    },

    /** MobiKwik can't report a refund's status; requesting the same refund again returns the same result. */
    fetchRefundStatus: async () => ({ state: "none" }),

    async sendCode(mobile) {
      return isSuccess(await call("POST", "/link", { mobile }))
    },

    async verify(mobile, code) {
      const response = await call("POST", "/verify", { mobile, code })
      if (response.kind !== "answered") return { kind: "unknown" }
      if (response.body.code === "WRONG_CODE") return { kind: "wrong" }
      if (response.body.code === "CODE_EXPIRED") return { kind: "expired" }
      const token = isSuccess(response) ? asText(response.body.token) : undefined
      return token === undefined ? { kind: "unknown" } : { kind: "ok", token }
    },

    async balance(token) {
      const response = await call("POST", "/balance", { token })
      if (response.kind === "answered" && response.body.code === "TOKEN_INVALID") return { kind: "unlinked" }
      const balance = isSuccess(response) ? fromDecimal(response.body.balance) : undefined
      return balance === undefined ? { kind: "unknown" } : { kind: "ok", balance }
    },
  }
}

function refusal({ code }: Fields): StartResult {
  if (code === "TOKEN_INVALID") return { kind: "refused", code: "LINK_NEEDED" }
  if (code === "INSUFFICIENT_BALANCE") {
    return { kind: "refused", code: "PAYMENT_FAILED", message: paymentErrorTexts.mobikwikTooLow }
  }
  return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
}

function toProviderStatus(ref: string, { id, status, amount, currency }: Fields): ProviderStatus {
  const [chargeRef, minor, code] = [asText(id), fromDecimal(amount), asText(currency)]
  if (status !== "SUCCESS" || chargeRef === undefined || minor === undefined || code === undefined)
    return { state: "unknown" }
  return { state: "captured", ref, chargeRef, amount: minor, currency: code }
}
