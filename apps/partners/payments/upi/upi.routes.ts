import { createHmac } from "node:crypto"
import { type RouteResponse, json } from "../../http/route-response.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Charge } from "../database/charges.store.ts"
import { hasBasic } from "../check-credentials.ts"
import type { ProviderCall, ProviderAdapter, EventInput } from "../provider-adapter.ts"
import type { ChargeService } from "../charge-service.ts"
import { createOrder, createPayment, createQrCode } from "./create-payment.ts"
import { createRefund } from "./create-upi-refund.ts"
import {
  collection,
  type Order,
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

function handleUpi(call: ProviderCall, service: ChargeService, provider: UpiProvider): RouteResponse | undefined {
  const { key, secret } = service.keys[provider]
  if (!hasBasic(call, key, secret)) return razorpayError("Authentication failed", undefined, 401)
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
  service: ChargeService,
  provider: UpiProvider,
  id: string,
  input: Record<string, unknown>,
): RouteResponse {
  const charge = ifOfProvider(service.find(id), provider)
  if (!charge) return unknownId()
  const header = call.headers["x-refund-idempotency"]
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && !/^[\w-]{10,}$/.test(key)) {
    return razorpayError("The idempotency key must be at least 10 letters, digits, hyphens or underscores.")
  }
  const act = () => createRefund(service, charge, input)
  const answer = service.database.records.idempotently(provider, key, `${call.path} ${call.body}`, act)
  if (answer !== "other") return answer
  return razorpayError("Different request with the same idempotency key has already been processed.")
}

function handleGet(
  { path, query }: ProviderCall,
  service: ChargeService,
  provider: UpiProvider,
): RouteResponse | undefined {
  const { records, charges, refunds } = service.database
  const payment = (charge: Charge) => paymentOf(charge, refunds.total(charge.id))
  const paymentsOf = ({ id, receipt }: Order) =>
    charges.ofReference(provider, receipt).filter(({ details }) => details["orderId"] === id)
  const [, , kind, id = "", subresource = ""] =
    path.match(/^\/v1(\/payments(?=\/qr_codes))?\/(orders|qr_codes|payments|refunds)(?:\/(\w+))?(?:\/(\w+))?$/) ?? []
  if (kind === "orders" && id === "") {
    const orders = records.byLabel<Order>(provider, query.get("receipt") ?? "")
    return collection(orders.map((order) => orderOf(order, paymentsOf(order))))
  }
  if (kind === "orders") {
    const order = records.get<Order>(provider, id)
    if (!order) return unknownId()
    if (subresource === "payments") return collection(paymentsOf(order).map(payment))
    return subresource === "" ? json(200, orderOf(order, paymentsOf(order))) : undefined
  }
  if (kind === "qr_codes") {
    const qr = records.get<QrCode>(provider, id)
    const charge = qr && service.find(qr.chargeId)
    if (!qr || !charge) return unknownId()
    // An open code has no payment attempt yet.
    if (subresource === "payments") return collection(wasAttempted(charge) ? [payment(charge)] : [])
    return subresource === "" ? json(200, qrCodeOf(qr, charge, service.urlOf(provider))) : undefined
  }
  if (kind === "refunds") {
    const found = refunds.find(id)
    const charge = found && ifOfProvider(charges.find(found.chargeId), provider)
    return found && charge ? json(200, refundOf(found, charge)) : unknownId()
  }
  const charge = kind === "payments" ? ifOfProvider(service.find(id), provider) : undefined
  if (kind === undefined) return undefined
  if (!charge) return unknownId()
  if (subresource === "refunds") return collection(refunds.ofCharge(id).map((each) => refundOf(each, charge)))
  return subresource === "" ? json(200, payment(charge)) : undefined
}

const wasAttempted = ({ state }: Charge): boolean => state === "captured" || state === "declined"

const ifOfProvider = (charge: Charge | undefined, provider: UpiProvider) =>
  charge?.provider === provider ? charge : undefined

function closeQrCode(service: ChargeService, provider: UpiProvider, id: string): RouteResponse {
  const qr = service.database.records.get<QrCode>(provider, id)
  const charge = qr && service.find(qr.chargeId)
  if (!qr || !charge) return unknownId()
  if (charge.state !== "open") return razorpayError("QR Code is already closed")
  const closed: QrCode = { ...qr, closedAt: Math.floor(Date.now() / 1000) }
  service.database.records.put(provider, id, "", closed)
  return json(200, qrCodeOf(closed, service.settle(charge, "expired", { notify: false }), service.urlOf(provider)))
}

function event({ kind, charge, refund, refunded, at }: EventInput): string | undefined {
  // A QR code that expires unpaid is closed; no payment has failed.
  if (kind === "expired") return undefined
  const payment = { entity: paymentOf(charge, refunded) }
  const [name, payload] =
    kind === "refunded" && refund
      ? ["refund.processed", { refund: { entity: refundOf(refund, charge) }, payment }]
      : [kind === "paid" ? "payment.captured" : "payment.failed", { payment }]
  const account = charge.provider === "gpay" ? "acc_HearthGpay0001" : "acc_HearthUpi00001"
  const contains = Object.keys(payload)
  return JSON.stringify({ entity: "event", account_id: account, event: name, contains, payload, created_at: at })
}
