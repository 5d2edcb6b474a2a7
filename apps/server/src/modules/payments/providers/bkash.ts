import type { PaymentSettings } from "../../../settings.ts"
import type { Clock } from "../../../platform/clock.ts"
import { type ProviderResponse, callProvider, isSuccess, jsonBody, startFailure } from "./call-provider.ts"
import { fromDecimal, toDecimal } from "./decimal-amount.ts"
import type { StartResult, Provider, ProviderPayment, ProviderRefundStatus, ProviderStatus } from "./provider.ts"
import { type Fields, asText } from "./untrusted-fields.ts"

type Settings = NonNullable<PaymentSettings["bkash"]>

const OK = "0000"
/** A token is replaced this long before it expires. */
const TOKEN_MARGIN_MS = 60_000
const ALREADY_COMPLETED = "2062"
const NO_REFUND_FOUND = "2072"

/**
 * bKash: token, create, the customer's approval on bKash's page, execute, query. There are no callbacks. An approved
 * payment is captured only when we execute it, which a status check does if the order still needs the payment.
 */
export function createBkash({ url, appKey, appSecret, username, password }: Settings, clock: Clock): Provider {
  let token: { id: string; until: number } | undefined

  async function fetchToken(): Promise<string | ProviderResponse> {
    if (token && clock.now().getTime() < token.until) return token.id
    const requestBody = jsonBody({ app_key: appKey, app_secret: appSecret })
    const headers = { ...requestBody.headers, username, password }
    const response = await callProvider(`${url}/tokenized/checkout/token/grant`, {
      method: "POST",
      ...requestBody,
      headers,
    })
    const id = isSuccess(response) ? asText(response.body.id_token) : undefined
    if (id === undefined || !isSuccess(response)) return { kind: "not-reached" }
    const seconds = Number(response.body.expires_in)
    token = { id, until: clock.now().getTime() + (Number.isFinite(seconds) ? seconds * 1000 : 0) - TOKEN_MARGIN_MS }
    return id
  }

  async function call(path: string, body: object, { isRetry = false } = {}): Promise<ProviderResponse> {
    const id = await fetchToken()
    if (typeof id !== "string") return id
    const requestBody = jsonBody(body)
    const headers = { ...requestBody.headers, authorization: id, "x-app-key": appKey }
    const response = await callProvider(`${url}/tokenized/checkout${path}`, { method: "POST", ...requestBody, headers })
    if (response.kind !== "answered" || response.status !== 401 || isRetry) return response
    // The token expired early. A call refused for that reason had no effect, so it is repeated.
    token = undefined
    return call(path, body, { isRetry: true })
  }

  async function execute({ ref }: ProviderPayment): Promise<ProviderStatus> {
    const response = await call("/execute", { paymentID: ref })
    if (!isSuccess(response)) return { state: "unknown" }
    const providerStatus = toProviderStatus(response.body)
    if (providerStatus.state === "captured") return providerStatus
    if (response.body.statusCode !== ALREADY_COMPLETED) return { state: "unknown" }
    const status = await call("/payment/status", { paymentID: ref })
    return isSuccess(status) ? toProviderStatus(status.body) : { state: "unknown" }
  }

  return {
    name: "bkash",
    async start({ id, amount, currency, mobile, userId, returnUrl }): Promise<StartResult> {
      const response = await call("/create", {
        // A checkout without a stored agreement, in bKash's numbering.
        mode: "0011",
        payerReference: mobile === "" ? userId : mobile,
        callbackURL: returnUrl,
        amount: toDecimal(amount),
        currency,
        intent: "sale",
        merchantInvoiceNumber: id,
      })
      if (!isSuccess(response)) return startFailure(response)
      const isOk = response.body.statusCode === OK
      const [ref, page] = isOk ? [asText(response.body.paymentID), asText(response.body.bkashURL)] : []
      if (ref === undefined || page === undefined) return { kind: "refused", code: "PAYMENT_UNAVAILABLE" }
      return { kind: "next", ref, next: { kind: "page", url: page } }
    },

    async fetchStatus(payment): Promise<ProviderStatus> {
      const { ref, isStillNeeded } = payment
      if (ref === null) return { state: "none" }
      const response = await call("/payment/status", { paymentID: ref })
      if (!isSuccess(response)) return { state: "unknown" }
      const providerStatus = toProviderStatus(response.body)
      const isApproved = providerStatus.state === "open" && response.body.userVerificationStatus === "Complete"
      return isApproved && isStillNeeded ? execute(payment) : providerStatus
    },

    isReachable: async () => (await call("/payment/status", { paymentID: "none" })).kind === "answered",

    /** bKash allows one refund per payment and refuses a second one. */
    async refund({ ref: paymentID, chargeRef: trxID }, { amount }): Promise<ProviderRefundStatus> {
      const requestBody = { paymentID, trxID, amount: toDecimal(amount), sku: "order", reason: "order" }
      const response = await call("/payment/refund", requestBody)
      return isSuccess(response) ? toRefundStatus(response.body) : { state: "unknown" }
    },

    async fetchRefundStatus({ ref: paymentID, chargeRef: trxID }): Promise<ProviderRefundStatus> {
      const response = await call("/payment/refund", { paymentID, trxID })
      if (!isSuccess(response)) return { state: "unknown" }
      return response.body.statusCode === NO_REFUND_FOUND ? { state: "none" } : toRefundStatus(response.body)
    },
  }
}

function toProviderStatus(body: Fields): ProviderStatus {
  const { transactionStatus } = body
  if (transactionStatus === "Completed") {
    const [ref, chargeRef, amount] = [asText(body.paymentID), asText(body.trxID), fromDecimal(body.amount)]
    const currency = asText(body.currency)
    if (ref === undefined || chargeRef === undefined || amount === undefined || currency === undefined)
      return { state: "unknown" }
    return { state: "captured", ref, chargeRef, amount, currency }
  }
  if (transactionStatus === "Failed" || transactionStatus === "Cancelled") return { state: "failed" }
  return transactionStatus === "Initiated" ? { state: "open" } : { state: "unknown" }
}

function toRefundStatus({ statusCode, transactionStatus, refundTrxID }: Fields): ProviderRefundStatus {
  if (statusCode !== OK || transactionStatus !== "Completed") return { state: "unknown" }
  return { state: "done", ref: asText(refundTrxID) ?? null }
}
