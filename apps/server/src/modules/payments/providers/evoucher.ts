import type { Minor } from "@hearth/domain/money/format-money.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { PaymentSettings } from "../../../settings.ts"
import { type ProviderResponse, callProvider, isSuccess, startFailure } from "./call-provider.ts"
import { fromDecimal, toDecimal } from "./decimal-amount.ts"
import type { StartResult, Provider, ProviderRefundStatus, ProviderStatus } from "./provider.ts"
import { type Fields, asText } from "./untrusted-fields.ts"
import { normaliseVoucherNumber } from "../vouchers/voucher-limits.ts"

type Settings = NonNullable<PaymentSettings["evoucher"]>

type VoucherBalance =
  | { kind: "ok"; amount: Minor; currency: string; expiresOn: string }
  | { kind: "refused" }
  | { kind: "unknown" }

export interface VoucherProvider extends Provider {
  balance(number: string, pin: string): Promise<VoucherBalance>
  resetPin(number: string): Promise<boolean>
}

/** What we may reveal about a voucher. Only a caller with both number and PIN learns that it is locked or empty. */
const refusalMessages: Readonly<Record<string, string>> = {
  LOCKED: paymentErrorTexts.voucherLocked,
  EXPIRED: paymentErrorTexts.voucherExpired,
  WRONG_CURRENCY: paymentErrorTexts.voucherOtherCountry,
  INSUFFICIENT_BALANCE: paymentErrorTexts.voucherTooLow,
}

/** E-vouchers: charged immediately with number and PIN, which we pass on and don't store. */
export function createEvoucher({ url, key }: Settings): VoucherProvider {
  const call = (method: string, path: string, body?: object): Promise<ProviderResponse> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })

  async function fetchRedemption(reference: string): Promise<Fields | "none" | "unknown"> {
    const response = await call("GET", `/v1/redemptions/${reference}`)
    if (response.kind === "answered" && response.status === 404) return "none"
    return isSuccess(response) ? response.body : "unknown"
  }

  return {
    name: "evoucher",
    async start({ id, amount, currency, voucher }): Promise<StartResult> {
      if (!voucher) return { kind: "refused", code: "VOUCHER_REFUSED" }
      const number = normaliseVoucherNumber(voucher.number)
      const requestBody = { number, pin: voucher.pin, amount: toDecimal(amount), currency, reference: id }
      const response = await call("POST", "/v1/vouchers/redeem", requestBody)
      if (response.kind !== "answered") return startFailure(response)
      if (response.status >= 300) {
        if (response.status === 401) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
        return { kind: "refused", code: "VOUCHER_REFUSED", message: refusalMessages[String(response.body.code)] }
      }
      const providerStatus = toProviderStatus(id, response.body)
      return providerStatus.state === "captured" ? { ...providerStatus, kind: "captured" } : { kind: "lost" }
    },

    async fetchStatus({ id }): Promise<ProviderStatus> {
      const redemption = await fetchRedemption(id)
      return typeof redemption === "string" ? { state: redemption } : toProviderStatus(id, redemption)
    },

    isReachable: async () => (await call("GET", "/v1/redemptions/none")).kind === "answered",

    /**
     * Refunds the whole amount. A repeated call has no effect, because a redemption is reversed only once. A partial
     * refund is not supported and must be made by hand.
     */
    async refund({ id: reference, amount: captured }, { amount }): Promise<ProviderRefundStatus> {
      if (amount !== captured) return { state: "failed" }
      const response = await call("POST", "/v1/vouchers/reverse", { reference })
      return isSuccess(response) && response.body.status === "REVERSED"
        ? { state: "done", ref: null }
        : { state: "unknown" }
    },

    async fetchRefundStatus({ id }): Promise<ProviderRefundStatus> {
      const redemption = await fetchRedemption(id)
      if (typeof redemption === "string") return { state: "unknown" }
      return redemption.status === "REVERSED" ? { state: "done", ref: null } : { state: "none" }
    },

    async balance(number, pin): Promise<VoucherBalance> {
      const response = await call("POST", "/v1/vouchers/balance", { number: normaliseVoucherNumber(number), pin })
      if (response.kind !== "answered" || response.status === 401) return { kind: "unknown" }
      if (!isSuccess(response)) return { kind: "refused" }
      const [amount, currency, expiresOn] = [
        fromDecimal(response.body.balance),
        asText(response.body.currency),
        asText(response.body.expiresOn),
      ]
      if (amount === undefined || currency === undefined || expiresOn === undefined) return { kind: "unknown" }
      return { kind: "ok", amount, currency, expiresOn }
    },

    async resetPin(number) {
      return isSuccess(await call("POST", "/v1/vouchers/reset-pin", { number: normaliseVoucherNumber(number) }))
    },
  }
}

function toProviderStatus(ref: string, { id, status, amount, currency }: Fields): ProviderStatus {
  const [chargeRef, minor, code] = [asText(id), fromDecimal(amount), asText(currency)]
  const wasRedeemed = status === "REDEEMED" || status === "REVERSED"
  if (!wasRedeemed || chargeRef === undefined || minor === undefined || code === undefined) return { state: "unknown" }
  return { state: "captured", ref, chargeRef, amount: minor, currency: code }
}
