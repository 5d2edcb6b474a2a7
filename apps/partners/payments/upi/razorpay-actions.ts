import { type RouteResponse, json } from "../../http/route-response.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { toDecimal } from "../money.ts"
import { merchant } from "../providers.ts"
import { objectField, textField, textRecordField, integerField } from "../read-fields.ts"
import type { PaymentService } from "../payment-service.ts"
import {
  type RazorpayOrder,
  orderOf,
  type QrCode,
  qrCodeOf,
  razorpayError,
  unknownId,
  type UpiProvider,
} from "./razorpay.ts"

type Input = Readonly<Record<string, unknown>>

const MIN_PAISE = 100
const nowSeconds = (): number => Math.floor(Date.now() / 1000)

export function createOrder(service: PaymentService, provider: UpiProvider, input: Input): RouteResponse {
  const amount = integerField(input, "amount")
  if (amount === undefined || amount < MIN_PAISE) {
    return razorpayError("Order amount less than minimum amount allowed", "amount")
  }
  if (input["currency"] !== "INR") return razorpayError("The currency should be INR", "currency")
  const receipt = textField(input, "receipt")
  if (receipt.length > 40) return razorpayError("The receipt may not be greater than 40 characters.", "receipt")
  const notes = textRecordField(input, "notes")
  const order: RazorpayOrder = {
    id: makeId("order_"),
    amount,
    currency: "INR",
    receipt,
    notes,
    createdAt: nowSeconds(),
  }
  service.database.records.put(provider, order.id, receipt, order)
  return json(200, orderOf(order, []))
}

/**
 * Creates a payment by intent (a link that opens the customer's app) or collect (a request that appears in the UPI app
 * of the typed address).
 */
export function createPayment(service: PaymentService, provider: UpiProvider, input: Input): RouteResponse {
  const order = service.database.records.get<RazorpayOrder>(provider, textField(input, "order_id"))
  if (!order) return unknownId()
  const upi = objectField(input, "upi")
  const flow = textField(upi, "flow")
  const vpa = textField(upi, "vpa")
  if (input["method"] !== "upi") return razorpayError("The selected method is invalid.", "method")
  if (flow !== "intent" && flow !== "collect") return razorpayError("The selected flow is invalid.", "flow")
  if (flow === "collect" && !/^[\w.-]{2,64}@[A-Za-z]{2,32}$/.test(vpa)) {
    return razorpayError("Invalid VPA. Please enter a valid Virtual Payment Address", "vpa")
  }
  if (integerField(input, "amount") !== order.amount || input["currency"] !== order.currency) {
    const description =
      "Your payment amount is different from your order amount. To pay successfully, please try using right amount."
    return razorpayError(description, "amount")
  }
  const earlierPayments = service.database.payments.ofReference(provider, order.receipt)
  if (earlierPayments.some(({ details, state }) => details["orderId"] === order.id && state === "captured")) {
    return razorpayError("Payment already done for this order.")
  }
  const id = makeId("pay_")
  const link = upiLink(provider, id, order.amount, order.receipt)
  const payment = service.database.payments.add({
    id,
    provider,
    reference: order.receipt,
    amount: order.amount,
    currency: order.currency,
    paymentRef: makeDigits(12),
    page: `/upi/app?${link.split("?")[1]}`,
    details: {
      orderId: order.id,
      notes: JSON.stringify(textRecordField(input, "notes")),
      email: textField(input, "email"),
      contact: textField(input, "contact"),
      ...(vpa && { vpa }),
    },
  })
  // The addresses that pay or decline automatically in the real provider's test mode.
  if (vpa === "success@razorpay") service.settle(payment, "paid")
  if (vpa === "failure@razorpay") service.settle(payment, "declined")
  return json(200, { razorpay_payment_id: id, ...(flow === "intent" && { link }) })
}

export function createQrCode(service: PaymentService, provider: UpiProvider, input: Input): RouteResponse {
  const amount = integerField(input, "payment_amount")
  if (input["type"] !== "upi_qr") return razorpayError("The selected type is invalid.", "type")
  if (input["usage"] !== "single_use" || input["fixed_amount"] !== true) {
    return razorpayError("Only single-use QR codes with a fixed amount are supported.", "usage")
  }
  if (amount === undefined || amount < MIN_PAISE) {
    return razorpayError("The payment amount must be at least 100.", "payment_amount")
  }
  const closeBy = integerField(input, "close_by") ?? null
  if (closeBy !== null && closeBy < nowSeconds() + 120) {
    return razorpayError("close_by should be at least 2 minutes after current time", "close_by")
  }
  const notes = textRecordField(input, "notes")
  const [id, paymentId] = [makeId("qr_"), makeId("pay_")]
  const reference = notes["receipt"] ?? ""
  // Any UPI app can scan a code, so its link never begins with the scheme of Google Pay.
  const link = upiLink(provider, paymentId, amount, reference).replace(/^[a-z]+:\/\/(upi\/)?pay/, "upi://pay")
  const payment = service.database.payments.add({
    id: paymentId,
    provider,
    reference,
    amount,
    currency: "INR",
    paymentRef: makeDigits(12),
    page: `/upi/app?${link.split("?")[1]}`,
    details: { qrId: id, notes: JSON.stringify(notes) },
    expiresAt: closeBy === null ? null : closeBy * 1000,
  })
  const [name, description] = [textField(input, "name"), textField(input, "description")]
  const qr: QrCode = {
    id,
    chargeId: paymentId,
    name,
    description,
    link,
    amount,
    notes,
    closeBy,
    closedAt: null,
    createdAt: nowSeconds(),
  }
  service.database.records.put(provider, id, "", qr)
  return json(200, qrCodeOf(qr, payment, service.urlOf(provider)))
}

/** The link that a UPI app opens; `tr` identifies the payment at the bank. */
function upiLink(provider: UpiProvider, paymentId: string, amount: number, note: string): string {
  const query = {
    pa: provider === "gpay" ? "hearth.gpay@okbank" : "hearth.pizza@okbank",
    pn: merchant,
    tr: paymentId.replace("pay_", ""),
    tn: note,
    am: toDecimal(amount),
    cu: "INR",
    // The merchant category: restaurants.
    mc: "5812",
  }
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${provider === "gpay" ? "tez://upi/pay" : "upi://pay"}?${text.join("&")}`
}
