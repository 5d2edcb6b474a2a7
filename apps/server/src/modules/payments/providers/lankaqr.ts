import type { PaymentSettings } from "../../../settings.ts"
import { type ProviderResponse, callProvider, isSuccess, startFailure } from "./call-provider.ts"
import { fromDecimal, toDecimal } from "./decimal-amount.ts"
import type { StartResult, Provider, ProviderEvent, ProviderRefundStatus, ProviderStatus } from "./provider.ts"
import { type Fields, asFields, asList, asUuid, parseFields, asText } from "./untrusted-fields.ts"
import { hmacHex, isFresh, isSameText } from "./signatures.ts"

type Settings = NonNullable<PaymentSettings["lankaqr"]>

const QR_CODE_EXPIRES_IN_SECONDS = 20 * 60

const encode = encodeURIComponent

/** A QR code that every bank's app in Sri Lanka can scan, through an acquirer's API. */
export function createLankaQr({ url, key, webhookSecret }: Settings, appPage: string | undefined): Provider {
  const call = (method: string, path: string, body?: object): Promise<ProviderResponse> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })

  return {
    name: "lankaqr",
    async start({ id, amount, currency }): Promise<StartResult> {
      const requestBody = { reference: id, amount: toDecimal(amount), currency, expiresIn: QR_CODE_EXPIRES_IN_SECONDS }
      const response = await call("POST", "/v1/qr", requestBody)
      if (!isSuccess(response)) return startFailure(response)
      const [ref, payload] = [asText(response.body.id), asText(response.body.payload)]
      if (ref === undefined || payload === undefined) return { kind: "lost" }
      const bankAppUrl = appPage === undefined ? null : `${appPage}?payload=${encodeURIComponent(payload)}`
      return { kind: "next", ref, next: { kind: "qr", payload, web: bankAppUrl } }
    },

    async fetchStatus({ id, ref }): Promise<ProviderStatus> {
      const response = await call("GET", ref === null ? `/v1/qr?reference=${encode(id)}` : `/v1/qr/${encode(ref)}`)
      if (response.kind !== "answered") return { state: "unknown" }
      if (response.status === 404) return { state: "none" }
      if (!isSuccess(response)) return { state: "unknown" }
      const qrCode = ref === null ? asList(response.body.items)[0] : response.body
      return qrCode ? toProviderStatus(qrCode) : { state: "none" }
    },

    isReachable: async () => (await call("GET", "/v1/qr?reference=none")).kind === "answered",

    /** Names the charge as well, because two people may have paid the same QR code. */
    async refund({ ref, chargeRef }, { id: reference, amount }): Promise<ProviderRefundStatus> {
      const requestBody = { reference, amount: toDecimal(amount), ...(chargeRef !== null && { payment: chargeRef }) }
      const response = await call("POST", `/v1/qr/${encode(ref ?? "")}/refund`, requestBody)
      return isSuccess(response) ? toRefundStatus(response.body) : { state: "unknown" }
    },

    async fetchRefundStatus({ ref }, { id: reference }): Promise<ProviderRefundStatus> {
      const response = await call("GET", `/v1/qr/${encode(ref ?? "")}`)
      if (!isSuccess(response)) return { state: "unknown" }
      const ownRefund = asList(response.body.refunds).find((refund) => refund.reference === reference)
      return ownRefund ? toRefundStatus(ownRefund) : { state: "none" }
    },

    async close({ ref }) {
      if (ref !== null) await call("POST", `/v1/qr/${encode(ref)}/cancel`)
    },

    readCallback({ headers, body, now }): ProviderEvent | null | undefined {
      const seconds = String(headers["x-timestamp"] ?? "")
      if (!isFresh(Number(seconds === "" ? Number.NaN : seconds), now)) return undefined
      if (!isSameText(headers["x-signature"], hmacHex(webhookSecret, `${seconds}.${body}`))) return undefined
      const { id, type, data } = parseFields(body)
      const [eventId, kind, qrCode] = [asText(id), asText(type), asFields(data)]
      if (eventId === undefined || kind === undefined) return null
      const payment = { id: asUuid(qrCode.reference), ref: asText(qrCode.id) }
      if (kind !== "refund.completed") return { eventId, kind, payment, status: toProviderStatus(qrCode) }
      const refund = asFields(qrCode.refund)
      const refundId = asUuid(refund.reference)
      if (refundId === undefined) return null
      return { eventId, kind, payment, refund: { id: refundId, ref: asText(refund.id) ?? null } }
    },
  }
}

function toProviderStatus({ id, status, payment }: Fields): ProviderStatus {
  const paid = asFields(payment)
  if (status === "PAID") {
    const [ref, chargeRef, amount, currency] = [
      asText(id),
      asText(paid.id),
      fromDecimal(paid.amount),
      asText(paid.currency),
    ]
    if (ref === undefined || chargeRef === undefined || amount === undefined || currency === undefined)
      return { state: "unknown" }
    return { state: "captured", ref, chargeRef, amount, currency }
  }
  if (status === "FAILED" || status === "EXPIRED" || status === "CANCELLED") return { state: "failed" }
  return status === "ACTIVE" ? { state: "open" } : { state: "unknown" }
}

function toRefundStatus({ id, status }: Fields): ProviderRefundStatus {
  const ref = asText(id) ?? null
  if (status === "COMPLETED") return { state: "done", ref }
  if (status === "FAILED") return { state: "failed" }
  return status === "PENDING" ? { state: "pending", ref } : { state: "unknown" }
}
