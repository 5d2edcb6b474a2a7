import { createHmac } from "node:crypto"
import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Payment } from "../database/payments.store.ts"
import { hasBasicAuth } from "../check-credentials.ts"
import type { ProviderCall, ProviderAdapter, EventInput } from "../provider-adapter.ts"
import type { PaymentService } from "../payment-service.ts"
import { createOrder, createPayment, createQrCode } from "./razorpay-actions.ts"
import { createUpiRefund } from "./create-upi-refund.ts"
import {
  collection,
  type RazorpayOrder,
  orderOf,
  paymentOf,
  type QrCode,
  qrCodeOf,
  razorpayError,
  refundOf,
  unknownId,
  type UpiProvider,
} from "./razorpay.ts"
import { handleUpiApp } from "./upi-app.ts"

/** Razorpay's UPI: orders, and payments by intent, collect or QR code. */
export function upiAdapter(provider: UpiProvider): ProviderAdapter {
  return {
    handle: (call, service) => handleUpi(call, service, provider),
    handlePage: handleUpiApp,
    callbacks: {
      event,
      secret: (keys) => keys[provider].webhookSecret,
      sign(body, { eventId, secret }) {
        const signature = createHmac("sha256", secret).update(body).digest("hex")
        const headers = { "content-type": "application/json", "x-razorpay-event-id": eventId }
        return { headers: { ...headers, "x-razorpay-signature": signature }, body }
      },
    },
  }
}

function handleUpi(call: ProviderCall, service: PaymentService, provider: UpiProvider): RouteResponse | undefined {
  const { key, secret } = service.keys[provider]
  if (!hasBasicAuth(call, key, secret)) return razorpayError("Authentication failed", undefined, 401)
  if (call.method === "GET") return handleGet(call, service, provider)
  const input = parseObject(call.body || "{}")
  if (call.method !== "POST" || !input) return razorpayError("The request body is not JSON.")
  const [, qrId] = call.path.match(/^\/v1\/payments\/qr_codes\/(\w+)\/close$/) ?? []
  if (qrId !== undefined) return closeQrCode(service, provider, qrId)
  const [, paymentId] = call.path.match(/^\/v1\/payments\/(\w+)\/refund$/) ?? []
  if (paymentId !== undefined) return handleRefund(call, service, provider, paymentId, input)
  switch (call.path) {
    case "/v1/orders":
      return createOrder(service, provider, input)
    case "/v1/payments/create/upi":
      return createPayment(service, provider, input)
    case "/v1/payments/qr_codes":
      return createQrCode(service, provider, input)
    default:
      return undefined
  }
}

function handleRefund(
  call: ProviderCall,
  service: PaymentService,
  provider: UpiProvider,
  id: string,
  input: Record<string, unknown>,
): RouteResponse {
  const payment = onlyOfProvider(service.find(id), provider)
  if (!payment) return unknownId()
  const header = call.headers["x-refund-idempotency"]
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && !/^[\w-]{10,}$/.test(key)) {
    return razorpayError("The idempotency key must be at least 10 letters, digits, hyphens or underscores.")
  }
  const createRefund = () => createUpiRefund(service, payment, input)
  const answer = service.database.records.idempotently(provider, key, `${call.path} ${call.body}`, createRefund)
  if (answer !== "key reused") return answer
  return razorpayError("Different request with the same idempotency key has already been processed.")
}

function handleGet(
  { path, query }: ProviderCall,
  service: PaymentService,
  provider: UpiProvider,
): RouteResponse | undefined {
  const { records, payments, refunds } = service.database
  const toEntity = (payment: Payment) => paymentOf(payment, refunds.total(payment.id))
  const paymentsOf = ({ id, receipt }: RazorpayOrder) =>
    payments.ofReference(provider, receipt).filter(({ details }) => details["orderId"] === id)
  const [, , kind, id = "", subresource = ""] =
    path.match(/^\/v1(\/payments(?=\/qr_codes))?\/(orders|qr_codes|payments|refunds)(?:\/(\w+))?(?:\/(\w+))?$/) ?? []
  if (kind === "orders" && id === "") {
    const receipt = query.get("receipt") ?? ""
    // QR codes are stored without a label, so they must not be found here.
    const orders = receipt === "" ? [] : records.byLabel<RazorpayOrder>(provider, receipt)
    return collection(orders.map((order) => orderOf(order, paymentsOf(order))))
  }
  if (kind === "orders") {
    const order = records.get<RazorpayOrder>(provider, id)
    if (!order) return unknownId()
    if (subresource === "payments") return collection(paymentsOf(order).map(toEntity))
    return subresource === "" ? json(200, orderOf(order, paymentsOf(order))) : undefined
  }
  if (kind === "qr_codes") {
    const qr = records.get<QrCode>(provider, id)
    const payment = qr && service.find(qr.chargeId)
    if (!qr || !payment) return unknownId()
    // An open code has no payment attempt yet.
    if (subresource === "payments") return collection(wasAttempted(payment) ? [toEntity(payment)] : [])
    return subresource === "" ? json(200, qrCodeOf(qr, payment, service.urlOf(provider))) : undefined
  }
  if (kind === "refunds") {
    const refund = refunds.find(id)
    const payment = refund && onlyOfProvider(payments.find(refund.paymentId), provider)
    return refund && payment ? json(200, refundOf(refund, payment)) : unknownId()
  }
  const payment = kind === "payments" ? onlyOfProvider(service.find(id), provider) : undefined
  if (kind === undefined) return undefined
  if (!payment) return unknownId()
  if (subresource === "refunds") return collection(refunds.ofPayment(id).map((each) => refundOf(each, payment)))
  return subresource === "" ? json(200, toEntity(payment)) : undefined
}

const wasAttempted = ({ state }: Payment): boolean => state === "captured" || state === "declined"

const onlyOfProvider = (payment: Payment | undefined, provider: UpiProvider) =>
  payment?.provider === provider ? payment : undefined

function closeQrCode(service: PaymentService, provider: UpiProvider, id: string): RouteResponse {
  const qr = service.database.records.get<QrCode>(provider, id)
  const payment = qr && service.find(qr.chargeId)
  if (!qr || !payment) return unknownId()
  if (payment.state !== "open") return razorpayError("QR Code is already closed")
  const closedQr: QrCode = { ...qr, closedAt: Math.floor(Date.now() / 1000) }
  service.database.records.put(provider, id, "", closedQr)
  return json(200, qrCodeOf(closedQr, service.settle(payment, "expired", { notify: false }), service.urlOf(provider)))
}

function event({ kind, payment, refund, refunded, timestamp }: EventInput): string | undefined {
  // A QR code that expires unpaid is closed; no payment has failed.
  if (kind === "expired") return undefined
  const paymentPayload = { entity: paymentOf(payment, refunded) }
  const [name, payload] =
    kind === "refunded" && refund
      ? ["refund.processed", { refund: { entity: refundOf(refund, payment) }, payment: paymentPayload }]
      : [kind === "paid" ? "payment.captured" : "payment.failed", { payment: paymentPayload }]
  const account = payment.provider === "gpay" ? "acc_HearthGpay0001" : "acc_HearthUpi00001"
  const contains = Object.keys(payload)
  return JSON.stringify({ entity: "event", account_id: account, event: name, contains, payload, created_at: timestamp })
}
