import type { PaymentSettings } from "../../../settings.ts"
import { type ProviderResponse, callProvider, isSuccess, jsonBody, startFailure } from "./call-provider.ts"
import { fromDecimal, toDecimal } from "./decimal-amount.ts"
import type { StartResult, Provider, ProviderEvent, ProviderRefundStatus, ProviderStatus } from "./provider.ts"
import { type Fields, asFields, asUuid, asText } from "./untrusted-fields.ts"
import { checksumText, isSignedByPaytm, signPaytm } from "./paytm-checksum.ts"

type Settings = NonNullable<PaymentSettings["paytm"]>

const REFUND_ALREADY_REQUESTED = "617"
const REFUND_NOT_FOUND = "631"

/** Paytm's page, opened by submitting a form. All messages have a checksum. */
export function createPaytm({ url, mid, key }: Settings): Provider {
  async function call(path: string, body: object): Promise<ProviderResponse> {
    const head = { signature: signPaytm(key, JSON.stringify(body)) }
    const response = await callProvider(`${url}${path}`, { method: "POST", ...jsonBody({ head, body }) })
    return isSuccess(response) ? { ...response, body: { ...asFields(response.body.body) } } : response
  }

  async function fetchRefundStatus(orderId: string, refId: string): Promise<ProviderRefundStatus> {
    const response = await call("/v2/refund/status", { mid, orderId, refId })
    if (!isSuccess(response)) return { state: "unknown" }
    const { resultStatus, resultCode } = asFields(response.body.resultInfo)
    const ref = asText(response.body.refundId) ?? null
    if (resultStatus === "TXN_SUCCESS") return { state: "done", ref }
    if (resultStatus === "PENDING") return { state: "pending", ref }
    return resultCode === REFUND_NOT_FOUND ? { state: "none" } : { state: "unknown" }
  }

  return {
    name: "paytm",
    async start({ id, amount, currency, userId, origin }): Promise<StartResult> {
      const query = new URLSearchParams({ mid, orderId: id }).toString()
      const response = await call(`/theia/api/v1/initiateTransaction?${query}`, {
        requestType: "Payment",
        mid,
        websiteName: "DEFAULT",
        orderId: id,
        callbackUrl: `${origin}/api/payment-service/ve1/callbacks/paytm`,
        txnAmount: { value: toDecimal(amount), currency },
        userInfo: { custId: userId },
      })
      if (!isSuccess(response)) return startFailure(response)
      const txnToken = asText(response.body.txnToken)
      if (txnToken === undefined) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
      const page = `${url}/theia/api/v1/showPaymentPage?${query}`
      return { kind: "next", ref: id, next: { kind: "form", url: page, fields: { mid, orderId: id, txnToken } } }
    },

    async fetchStatus({ id }): Promise<ProviderStatus> {
      const response = await call("/v3/order/status", { mid, orderId: id })
      if (!isSuccess(response)) return { state: "unknown" }
      const { resultInfo, txnId, txnAmount, currency = "INR" } = response.body
      const { resultStatus } = asFields(resultInfo)
      // Without a currency it is INR, because Paytm settles in nothing else. Never assume the currency that we
      // requested.
      return toProviderStatus(id, { status: resultStatus, txnId, amount: txnAmount, currency })
    },

    isReachable: async () => (await call("/v3/order/status", { mid, orderId: "none" })).kind === "answered",

    async refund({ id: orderId, chargeRef }, { id: refId, amount }): Promise<ProviderRefundStatus> {
      const requestBody = {
        mid,
        txnType: "REFUND",
        orderId,
        txnId: chargeRef ?? "",
        refId,
        refundAmount: toDecimal(amount),
      }
      const response = await call("/refund/apply", requestBody)
      if (!isSuccess(response)) return { state: "unknown" }
      const { resultStatus, resultCode } = asFields(response.body.resultInfo)
      const ref = asText(response.body.refundId) ?? null
      if (resultStatus === "TXN_SUCCESS") return { state: "done", ref }
      if (resultCode === REFUND_ALREADY_REQUESTED) return fetchRefundStatus(orderId, refId)
      return resultStatus === "PENDING" ? { state: "pending", ref } : { state: "unknown" }
    },

    fetchRefundStatus: ({ id: orderId }, { id: refId }) => fetchRefundStatus(orderId, refId),

    readCallback({ body }): ProviderEvent | null | undefined {
      const { CHECKSUMHASH = "", ...form } = Object.fromEntries(new URLSearchParams(body))
      if (!isSignedByPaytm(key, checksumText(form), CHECKSUMHASH)) return undefined
      const { ORDERID, MID, TXNID, TXNAMOUNT, CURRENCY, STATUS = "" } = form
      const id = asUuid(ORDERID)
      if (id === undefined || MID !== mid) return null
      const providerStatus = toProviderStatus(id, {
        status: STATUS,
        txnId: TXNID,
        amount: TXNAMOUNT,
        currency: CURRENCY,
      })
      // The browser and Paytm's server send the same data, so the event's id is made from its content.
      return { eventId: `${id}:${TXNID ?? ""}:${STATUS}`, kind: STATUS, payment: { id }, status: providerStatus }
    },
  }
}

function toProviderStatus(ref: string, { status, txnId, amount, currency }: Fields): ProviderStatus {
  if (status === "TXN_SUCCESS") {
    const [chargeRef, minor, code] = [asText(txnId), fromDecimal(amount), asText(currency)]
    if (chargeRef === undefined || minor === undefined || code === undefined) return { state: "unknown" }
    return { state: "captured", ref, chargeRef, amount: minor, currency: code }
  }
  if (status === "TXN_FAILURE") return { state: "failed" }
  if (status === "NO_RECORD_FOUND") return { state: "none" }
  return status === "PENDING" ? { state: "open" } : { state: "unknown" }
}
