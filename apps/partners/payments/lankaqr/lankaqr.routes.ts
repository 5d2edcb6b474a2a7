import { createHmac } from "node:crypto"
import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Payment } from "../database/payments.store.ts"
import { hasBearerToken } from "../check-credentials.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { parseMinor } from "../money.ts"
import { textField, integerField } from "../read-fields.ts"
import type { ProviderCall, ProviderAdapter, EventInput } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { handleBankApp } from "./bank-app.ts"
import { emvPayload } from "./emv-payload.ts"
import { qrOf, refundOf, refuse } from "./qr.ts"

type Input = Record<string, unknown>

const DEFAULT_SECONDS = 900
const MAX_SECONDS = 24 * 60 * 60

/** A LANKAQR acquirer: any bank's app can scan its codes. */
export const lankaqrAdapter: ProviderAdapter = {
  handle: handleLankaqr,
  handlePage: handleBankApp,
  callbacks: {
    event,
    secret: ({ lankaqr }) => lankaqr.webhookSecret,
    sign(body, { eventId, secret, timestamp }) {
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")
      const headers = { "content-type": "application/json", "x-event-id": eventId, "x-timestamp": String(timestamp) }
      return { headers: { ...headers, "x-signature": signature }, body }
    },
  },
}

function handleLankaqr(call: ProviderCall, service: PaymentService): RouteResponse | undefined {
  if (!hasBearerToken(call, service.keys.lankaqr.key)) return refuse(401, "UNAUTHORIZED", "The key is wrong.")
  const { refunds, payments } = service.database
  const qrWithRefunds = (payment: Payment) => {
    const refundsOfCode = paymentsOf(service, payment).flatMap(({ id }) => refunds.ofPayment(id))
    return qrOf(payment, refundsOfCode)
  }
  const input = call.method === "POST" ? (parseObject(call.body || "{}") ?? {}) : {}
  if (call.path === "/v1/qr" && call.method === "POST") return create(service, input)
  if (call.path === "/v1/qr") {
    return json(200, { items: qrCodesOf(service, call.query.get("reference") ?? "").map(qrWithRefunds) })
  }
  const [, refundId] = call.path.match(/^\/v1\/refunds\/(\w+)$/) ?? []
  if (refundId !== undefined && call.method === "GET") {
    const refund = refunds.find(refundId)
    const payment = refund && payments.find(refund.paymentId)
    const isLankaqr = payment?.provider === "lankaqr"
    return refund && isLankaqr
      ? json(200, refundOf(refund, payment))
      : refuse(404, "NOT_FOUND", "There is no such refund.")
  }
  const [, id, action] = call.path.match(/^\/v1\/qr\/(\w+)(?:\/(refund|cancel))?$/) ?? []
  if (id === undefined) return undefined
  const payment = service.find(id)
  if (payment?.provider !== "lankaqr") return refuse(404, "NOT_FOUND", "There is no such QR code.")
  if (call.method === "GET" && action === undefined) return json(200, qrWithRefunds(payment))
  if (call.method !== "POST") return undefined
  if (action === "refund") {
    const requestedRef = input["payment"]
    const refundable = paymentsOf(service, payment).find(
      ({ paymentRef }) => requestedRef === undefined || paymentRef === requestedRef,
    )
    return refundable
      ? refundQrPayment(service, refundable, input)
      : refuse(404, "NOT_FOUND", "This QR code has no such payment.")
  }
  if (action !== "cancel") return undefined
  if (payment.state !== "open") return refuse(409, "NOT_ACTIVE", "The QR code is not active.")
  service.database.payments.addDetails(id, { cancelled: "yes" })
  return json(200, qrWithRefunds(service.settle(payment, "expired", { notify: false })))
}

/** Returns the QR codes with this reference. Second payments of a code are stored the same way and are left out. */
const qrCodesOf = ({ database }: PaymentService, reference: string) =>
  database.payments.ofReference("lankaqr", reference).filter(({ details }) => details["qr"] === undefined)

/** Returns the payments of a QR code, oldest first. Usually there is one. */
const paymentsOf = ({ database }: PaymentService, { id, reference }: Payment) => [
  ...database.payments.list({ reference, provider: "lankaqr" }).filter((each) => each.id === id),
  ...database.payments.list({ reference, provider: "lankaqr" }).filter(({ details }) => details["qr"] === id),
]

/** Records a second payment of a QR code: two people scanned it before either paid, and the bank captures both. */
export function recordSecondPayment(
  service: PaymentService,
  { id, reference, amount, currency, details }: Payment,
): Payment {
  const secondPayment = service.database.payments.add({
    id: makeId("lqr_", 20),
    provider: "lankaqr",
    reference,
    amount,
    currency,
    paymentRef: `lqp_${makeDigits(12)}`,
    page: "",
    details: { ...details, qr: id },
  })
  return service.settle(secondPayment, "paid")
}

function create(service: PaymentService, input: Input): RouteResponse {
  const reference = textField(input, "reference")
  const amount = parseMinor(input["amount"])
  const seconds = input["expiresIn"] === undefined ? DEFAULT_SECONDS : (integerField(input, "expiresIn") ?? 0)
  if (!/^[\w-]{1,64}$/.test(reference)) {
    return refuse(400, "REFERENCE_INVALID", "The reference must have 1 to 64 letters, digits, hyphens or underscores.")
  }
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "The amount must be a decimal string above zero.")
  if (input["currency"] !== "LKR") return refuse(400, "CURRENCY_INVALID", "The currency must be LKR.")
  if (seconds < 60 || seconds > MAX_SECONDS) {
    return refuse(400, "EXPIRY_INVALID", "expiresIn must be from 60 to 86400 seconds.")
  }
  const [existingCode] = qrCodesOf(service, reference)
  if (existingCode && existingCode.amount !== amount)
    return refuse(409, "REFERENCE_USED", "The reference was used with another amount.")
  if (existingCode)
    return json(
      200,
      qrOf(service.find(existingCode.id) ?? existingCode, service.database.refunds.ofPayment(existingCode.id)),
    )
  const label = makeDigits(12)
  const payload = emvPayload(amount, label)
  const payment = service.database.payments.add({
    id: makeId("lqr_", 20),
    provider: "lankaqr",
    reference,
    amount,
    currency: "LKR",
    paymentRef: `lqp_${label}`,
    page: `/lankaqr/app?${new URLSearchParams({ payload })}`,
    details: { payload },
    expiresAt: Date.now() + seconds * 1000,
  })
  return json(201, qrOf(payment, []))
}

function refundQrPayment(service: PaymentService, payment: Payment, input: Input): RouteResponse {
  const reference = textField(input, "reference")
  const amount = parseMinor(input["amount"])
  if (reference === "") return refuse(400, "REFERENCE_INVALID", "A refund needs a reference.")
  if (amount === undefined) return refuse(400, "AMOUNT_INVALID", "The amount must be a decimal string above zero.")
  if (payment.state !== "captured") return refuse(409, "NOT_PAID", "Nothing was paid.")
  const { refunds } = service.database
  const existingRefund = refunds.ofPayment(payment.id).find((each) => each.reference === reference)
  if (existingRefund && existingRefund.amount !== amount)
    return refuse(409, "REFERENCE_USED", "The reference was used with another amount.")
  if (existingRefund) return json(200, refundOf(existingRefund, payment))
  if (amount > payment.amount - refunds.total(payment.id)) {
    return refuse(422, "AMOUNT_TOO_HIGH", "The amount exceeds the refundable amount.")
  }
  return json(
    201,
    refundOf(service.refund(payment, { id: makeId("lqf_", 20), reference, amount, details: {} }), payment),
  )
}

const eventTypes = {
  paid: "qr.paid",
  declined: "qr.failed",
  expired: "qr.expired",
  refunded: "refund.completed",
} as const

function event({ kind, eventId, payment, refund, timestamp }: EventInput): string {
  const data = { ...qrOf(payment, []), ...(refund && { refund: refundOf(refund, payment) }) }
  const createdAt = new Date(timestamp * 1000).toISOString()
  return JSON.stringify({ id: eventId, type: eventTypes[kind], createdAt, data })
}
