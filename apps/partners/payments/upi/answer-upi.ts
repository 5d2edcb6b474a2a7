import { createHmac } from "node:crypto"
import { type Answer, json } from "../../http/answer.ts"
import { parseObject } from "../../http/read-body.ts"
import type { Charge } from "../books/charges.store.ts"
import { hasBasic } from "../check-bearer.ts"
import type { Call, Side, Told } from "../side.ts"
import type { Till } from "../till.ts"
import { createOrder, createPayment, createQrCode } from "./create-payment.ts"
import { createRefund } from "./create-refund.ts"
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
import { answerUpiApp } from "./upi-app.ts"

/** Razorpay's UPI: orders, and payments by intent, collect or QR code. */
export function upiSide(provider: UpiProvider): Side {
  return {
    answer: (call, till) => answerUpi(call, till, provider),
    page: answerUpiApp,
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

function answerUpi(call: Call, till: Till, provider: UpiProvider): Answer | undefined {
  const { key, secret } = till.keys[provider]
  if (!hasBasic(call, key, secret)) return razorpayError("Authentication failed", undefined, 401)
  if (call.method === "GET") return look(call, till, provider)
  const input = parseObject(call.body || "{}")
  if (call.method !== "POST" || !input) return razorpayError("The request body is no JSON.")
  const [, qrId] = call.path.match(/^\/v1\/payments\/qr_codes\/(\w+)\/close$/) ?? []
  if (qrId !== undefined) return closeQrCode(till, provider, qrId)
  const [, paymentId] = call.path.match(/^\/v1\/payments\/(\w+)\/refund$/) ?? []
  if (paymentId !== undefined) return refund(call, till, provider, paymentId, input)
  switch (call.path) {
    case "/v1/orders":
      return createOrder(till, provider, input)
    case "/v1/payments/create/upi":
      return createPayment(till, provider, input)
    case "/v1/payments/qr_codes":
      return createQrCode(till, provider, input)
    default:
      return undefined
  }
}

function refund(call: Call, till: Till, provider: UpiProvider, id: string, input: Record<string, unknown>): Answer {
  const charge = own(till.find(id), provider)
  if (!charge) return unknownId()
  const header = call.headers["x-refund-idempotency"]
  const key = Array.isArray(header) ? header[0] : header
  if (key !== undefined && !/^[\w-]{10,}$/.test(key)) {
    return razorpayError("The idempotency key must be at least 10 letters, digits, hyphens or underscores.")
  }
  const act = () => createRefund(till, charge, input)
  const answer = till.books.records.once(provider, key, `${call.path} ${call.body}`, act)
  if (answer !== "other") return answer
  return razorpayError("Different request with the same idempotency key has already been processed.")
}

function look({ path, query }: Call, till: Till, provider: UpiProvider): Answer | undefined {
  const { records, charges, refunds } = till.books
  const payment = (charge: Charge) => paymentOf(charge, refunds.total(charge.id))
  const paymentsOf = ({ id, receipt }: Order) =>
    charges.ofReference(provider, receipt).filter(({ details }) => details["orderId"] === id)
  const [, , kind, id = "", part = ""] =
    path.match(/^\/v1(\/payments(?=\/qr_codes))?\/(orders|qr_codes|payments|refunds)(?:\/(\w+))?(?:\/(\w+))?$/) ?? []
  if (kind === "orders" && id === "") {
    const orders = records.labelled<Order>(provider, query.get("receipt") ?? "")
    return collection(orders.map((order) => orderOf(order, paymentsOf(order))))
  }
  if (kind === "orders") {
    const order = records.get<Order>(provider, id)
    if (!order) return unknownId()
    if (part === "payments") return collection(paymentsOf(order).map(payment))
    return part === "" ? json(200, orderOf(order, paymentsOf(order))) : undefined
  }
  if (kind === "qr_codes") {
    const qr = records.get<QrCode>(provider, id)
    const charge = qr && till.find(qr.chargeId)
    if (!qr || !charge) return unknownId()
    // Nobody has tried to pay it while it is open.
    if (part === "payments") return collection(hasTried(charge) ? [payment(charge)] : [])
    return part === "" ? json(200, qrCodeOf(qr, charge, till.urlOf(provider))) : undefined
  }
  if (kind === "refunds") {
    const found = refunds.find(id)
    const charge = found && own(charges.find(found.chargeId), provider)
    return found && charge ? json(200, refundOf(found, charge)) : unknownId()
  }
  const charge = kind === "payments" ? own(till.find(id), provider) : undefined
  if (kind === undefined) return undefined
  if (!charge) return unknownId()
  if (part === "refunds") return collection(refunds.ofCharge(id).map((each) => refundOf(each, charge)))
  return part === "" ? json(200, payment(charge)) : undefined
}

const hasTried = ({ state }: Charge): boolean => state === "captured" || state === "declined"

const own = (charge: Charge | undefined, provider: UpiProvider) => (charge?.provider === provider ? charge : undefined)

function closeQrCode(till: Till, provider: UpiProvider, id: string): Answer {
  const qr = till.books.records.get<QrCode>(provider, id)
  const charge = qr && till.find(qr.chargeId)
  if (!qr || !charge) return unknownId()
  if (charge.state !== "open") return razorpayError("QR Code is already closed")
  const closed: QrCode = { ...qr, closedAt: Math.floor(Date.now() / 1000) }
  till.books.records.put(provider, id, "", closed)
  return json(200, qrCodeOf(closed, till.settle(charge, "expired", { tell: false }), till.urlOf(provider)))
}

function event({ kind, charge, refund: given, refunded, at }: Told): string | undefined {
  // A QR code that nobody paid is closed and no payment has failed.
  if (kind === "expired") return undefined
  const payment = { entity: paymentOf(charge, refunded) }
  const [name, payload] =
    kind === "refunded" && given
      ? ["refund.processed", { refund: { entity: refundOf(given, charge) }, payment }]
      : [kind === "paid" ? "payment.captured" : "payment.failed", { payment }]
  const account = charge.provider === "gpay" ? "acc_HearthGpay0001" : "acc_HearthUpi00001"
  const contains = Object.keys(payload)
  return JSON.stringify({ entity: "event", account_id: account, event: name, contains, payload, created_at: at })
}
