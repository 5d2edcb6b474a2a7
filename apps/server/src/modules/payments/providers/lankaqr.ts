import type { PaymentSettings } from "../../../settings.ts"
import { type Answered, callProvider, isDone, notBegun } from "../call-provider.ts"
import { fromDecimal, toDecimal } from "../decimal-amount.ts"
import type { Begun, Provider, ProviderEvent, RefundStanding, Standing } from "../provider.ts"
import { type Fields, fieldsIn, listIn, ourIdIn, parseFields, textIn } from "../read-body.ts"
import { hmacHex, isFresh, isSameText } from "../signatures.ts"

type Settings = NonNullable<PaymentSettings["lankaqr"]>

const EXPIRES_SECONDS = 20 * 60

const at = encodeURIComponent

/** A picture that any bank's app in Sri Lanka can scan, by an acquirer's API. */
export function createLankaQr({ url, key, webhookSecret }: Settings, appPage: string | undefined): Provider {
  const call = (method: string, path: string, body?: object): Promise<Answered> =>
    callProvider(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    })

  return {
    name: "lankaqr",
    async begin({ id, amount, currency }): Promise<Begun> {
      const wish = { reference: id, amount: toDecimal(amount), currency, expiresIn: EXPIRES_SECONDS }
      const answered = await call("POST", "/v1/qr", wish)
      if (!isDone(answered)) return notBegun(answered)
      const [ref, payload] = [textIn(answered.body.id), textIn(answered.body.payload)]
      if (ref === undefined || payload === undefined) return { kind: "lost" }
      const web = appPage === undefined ? null : `${appPage}?payload=${encodeURIComponent(payload)}`
      return { kind: "next", ref, next: { kind: "qr", payload, web } }
    },

    async ask({ id, ref }): Promise<Standing> {
      const answered = await call("GET", ref === null ? `/v1/qr?reference=${at(id)}` : `/v1/qr/${at(ref)}`)
      if (answered.kind !== "answered") return { state: "silent" }
      if (answered.status === 404) return { state: "none" }
      if (!isDone(answered)) return { state: "silent" }
      const code = ref === null ? listIn(answered.body.items)[0] : answered.body
      return code ? standingOf(code) : { state: "none" }
    },

    isReachable: async () => (await call("GET", "/v1/qr?reference=none")).kind === "answered",

    /** Which payment, too: a code may have been paid by two who scanned it. */
    async refund({ ref, chargeRef }, { id: reference, amount }): Promise<RefundStanding> {
      const wish = { reference, amount: toDecimal(amount), ...(chargeRef !== null && { payment: chargeRef }) }
      const answered = await call("POST", `/v1/qr/${at(ref ?? "")}/refund`, wish)
      return isDone(answered) ? refundStandingOf(answered.body) : { state: "silent" }
    },

    async askRefund({ ref }, { id: reference }): Promise<RefundStanding> {
      const answered = await call("GET", `/v1/qr/${at(ref ?? "")}`)
      if (!isDone(answered)) return { state: "silent" }
      const own = listIn(answered.body.refunds).find((refund) => refund.reference === reference)
      return own ? refundStandingOf(own) : { state: "none" }
    },

    async close({ ref }) {
      if (ref !== null) await call("POST", `/v1/qr/${at(ref)}/cancel`)
    },

    readCallback({ headers, body, now }): ProviderEvent | null | undefined {
      const seconds = String(headers["x-timestamp"] ?? "")
      if (!isFresh(Number(seconds === "" ? Number.NaN : seconds), now)) return undefined
      if (!isSameText(headers["x-signature"], hmacHex(webhookSecret, `${seconds}.${body}`))) return undefined
      const { id, type, data } = parseFields(body)
      const [eventId, kind, code] = [textIn(id), textIn(type), fieldsIn(data)]
      if (eventId === undefined || kind === undefined) return null
      const payment = { id: ourIdIn(code.reference), ref: textIn(code.id) }
      if (kind !== "refund.completed") return { eventId, kind, payment, standing: standingOf(code) }
      const refund = fieldsIn(code.refund)
      const refundId = ourIdIn(refund.reference)
      if (refundId === undefined) return null
      return { eventId, kind, payment, refund: { id: refundId, ref: textIn(refund.id) ?? null } }
    },
  }
}

function standingOf({ id, status, payment }: Fields): Standing {
  const paid = fieldsIn(payment)
  if (status === "PAID") {
    const [ref, chargeRef, amount, currency] = [
      textIn(id),
      textIn(paid.id),
      fromDecimal(paid.amount),
      textIn(paid.currency),
    ]
    if (ref === undefined || chargeRef === undefined || amount === undefined || currency === undefined)
      return { state: "silent" }
    return { state: "captured", ref, chargeRef, amount, currency }
  }
  if (status === "FAILED" || status === "EXPIRED" || status === "CANCELLED") return { state: "failed" }
  return status === "ACTIVE" ? { state: "open" } : { state: "silent" }
}

function refundStandingOf({ id, status }: Fields): RefundStanding {
  const ref = textIn(id) ?? null
  if (status === "COMPLETED") return { state: "done", ref }
  if (status === "FAILED") return { state: "failed" }
  return status === "PENDING" ? { state: "pending", ref } : { state: "silent" }
}
