import type { PaymentSettings } from "../../../settings.ts"
import { type Answered, callProvider, isDone, jsonBody, notBegun } from "../call-provider.ts"
import { fromDecimal, toDecimal } from "../decimal-amount.ts"
import type { Begun, Provider, ProviderEvent, RefundStanding, Standing } from "../provider.ts"
import { type Fields, fieldsIn, ourIdIn, textIn } from "../read-body.ts"
import { checksumText, isSignedByPaytm, signPaytm } from "./paytm-checksum.ts"

type Settings = NonNullable<PaymentSettings["paytm"]>

/** Paytm's own page, which a form of ours leads to; its checksum is on everything. */
export function createPaytm({ url, mid, key }: Settings): Provider {
  async function call(path: string, body: object): Promise<Answered> {
    const head = { signature: signPaytm(key, JSON.stringify(body)) }
    const answered = await callProvider(`${url}${path}`, { method: "POST", ...jsonBody({ head, body }) })
    return isDone(answered) ? { ...answered, body: { ...fieldsIn(answered.body.body) } } : answered
  }

  async function askRefund(orderId: string, refId: string): Promise<RefundStanding> {
    const answered = await call("/v2/refund/status", { mid, orderId, refId })
    if (!isDone(answered)) return { state: "silent" }
    const { resultStatus, resultCode } = fieldsIn(answered.body.resultInfo)
    const ref = textIn(answered.body.refundId) ?? null
    if (resultStatus === "TXN_SUCCESS") return { state: "done", ref }
    if (resultStatus === "PENDING") return { state: "pending", ref }
    return resultCode === "631" ? { state: "none" } : { state: "silent" }
  }

  return {
    name: "paytm",
    async begin({ id, amount, currency, userId, origin }): Promise<Begun> {
      const query = new URLSearchParams({ mid, orderId: id }).toString()
      const answered = await call(`/theia/api/v1/initiateTransaction?${query}`, {
        requestType: "Payment",
        mid,
        websiteName: "DEFAULT",
        orderId: id,
        callbackUrl: `${origin}/api/payment-service/ve1/callbacks/paytm`,
        txnAmount: { value: toDecimal(amount), currency },
        userInfo: { custId: userId },
      })
      if (!isDone(answered)) return notBegun(answered)
      const txnToken = textIn(answered.body.txnToken)
      if (txnToken === undefined) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
      const page = `${url}/theia/api/v1/showPaymentPage?${query}`
      return { kind: "next", ref: id, next: { kind: "form", url: page, fields: { mid, orderId: id, txnToken } } }
    },

    async ask({ id }): Promise<Standing> {
      const answered = await call("/v3/order/status", { mid, orderId: id })
      if (!isDone(answered)) return { state: "silent" }
      const { resultInfo, txnId, txnAmount, currency = "INR" } = answered.body
      const { resultStatus } = fieldsIn(resultInfo)
      // Where Paytm does not say, it is rupees: it settles in nothing else. Never what we would like it to be.
      return standingOf(id, { status: resultStatus, txnId, amount: txnAmount, currency })
    },

    isReachable: async () => (await call("/v3/order/status", { mid, orderId: "none" })).kind === "answered",

    async refund({ id: orderId, chargeRef }, { id: refId, amount }): Promise<RefundStanding> {
      const wish = { mid, txnType: "REFUND", orderId, txnId: chargeRef ?? "", refId, refundAmount: toDecimal(amount) }
      const answered = await call("/refund/apply", wish)
      if (!isDone(answered)) return { state: "silent" }
      const { resultStatus, resultCode } = fieldsIn(answered.body.resultInfo)
      const ref = textIn(answered.body.refundId) ?? null
      if (resultStatus === "TXN_SUCCESS") return { state: "done", ref }
      // Raised before: how it stands is another question.
      if (resultCode === "617") return askRefund(orderId, refId)
      return resultStatus === "PENDING" ? { state: "pending", ref } : { state: "silent" }
    },

    askRefund: ({ id: orderId }, { id: refId }) => askRefund(orderId, refId),

    readCallback({ body }): ProviderEvent | null | undefined {
      const { CHECKSUMHASH = "", ...form } = Object.fromEntries(new URLSearchParams(body))
      if (!isSignedByPaytm(key, checksumText(form), CHECKSUMHASH)) return undefined
      const { ORDERID, MID, TXNID, TXNAMOUNT, CURRENCY, STATUS = "" } = form
      const id = ourIdIn(ORDERID)
      if (id === undefined || MID !== mid) return null
      const standing = standingOf(id, { status: STATUS, txnId: TXNID, amount: TXNAMOUNT, currency: CURRENCY })
      // The browser and the server bring the same: what it is about makes it one event.
      return { eventId: `${id}:${TXNID ?? ""}:${STATUS}`, kind: STATUS, payment: { id }, standing }
    },
  }
}

function standingOf(ref: string, { status, txnId, amount, currency }: Fields): Standing {
  if (status === "TXN_SUCCESS") {
    const [chargeRef, minor, code] = [textIn(txnId), fromDecimal(amount), textIn(currency)]
    if (chargeRef === undefined || minor === undefined || code === undefined) return { state: "silent" }
    return { state: "captured", ref, chargeRef, amount: minor, currency: code }
  }
  if (status === "TXN_FAILURE") return { state: "failed" }
  if (status === "NO_RECORD_FOUND") return { state: "none" }
  return status === "PENDING" ? { state: "open" } : { state: "silent" }
}
