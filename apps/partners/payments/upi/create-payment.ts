import { type Answer, json } from "../../http/answer.ts"
import { makeDigits, makeId } from "../make-id.ts"
import { decimal } from "../money.ts"
import { merchant } from "../providers.ts"
import { objectOf, textOf, textsOf, wholeOf } from "../read-fields.ts"
import type { Till } from "../till.ts"
import { type Order, orderOf, type QrCode, qrCodeOf, razorpayError, unknownId, type UpiProvider } from "./razorpay.ts"

type Input = Readonly<Record<string, unknown>>

const LEAST_PAISE = 100
const now = (): number => Math.floor(Date.now() / 1000)

export function createOrder(till: Till, provider: UpiProvider, input: Input): Answer {
  const amount = wholeOf(input, "amount")
  if (amount === undefined || amount < LEAST_PAISE) {
    return razorpayError("Order amount less than minimum amount allowed", "amount")
  }
  if (input["currency"] !== "INR") return razorpayError("The currency should be INR", "currency")
  const receipt = textOf(input, "receipt")
  if (receipt.length > 40) return razorpayError("The receipt may not be greater than 40 characters.", "receipt")
  const notes = textsOf(input, "notes")
  const order: Order = { id: makeId("order_"), amount, currency: "INR", receipt, notes, createdAt: now() }
  till.books.records.put(provider, order.id, receipt, order)
  return json(200, orderOf(order, []))
}

/** Intent: a link that opens the customer's app. Collect: a request in the app of the address they typed. */
export function createPayment(till: Till, provider: UpiProvider, input: Input): Answer {
  const order = till.books.records.get<Order>(provider, textOf(input, "order_id"))
  if (!order) return unknownId()
  const upi = objectOf(input, "upi")
  const flow = textOf(upi, "flow")
  const vpa = textOf(upi, "vpa")
  if (input["method"] !== "upi") return razorpayError("The selected method is invalid.", "method")
  if (flow !== "intent" && flow !== "collect") return razorpayError("The selected flow is invalid.", "flow")
  if (flow === "collect" && !/^[\w.-]{2,64}@[A-Za-z]{2,32}$/.test(vpa)) {
    return razorpayError("Invalid VPA. Please enter a valid Virtual Payment Address", "vpa")
  }
  if (wholeOf(input, "amount") !== order.amount || input["currency"] !== order.currency) {
    const description =
      "Your payment amount is different from your order amount. To pay successfully, please try using right amount."
    return razorpayError(description, "amount")
  }
  const before = till.books.charges.ofReference(provider, order.receipt)
  if (before.some(({ details, state }) => details["orderId"] === order.id && state === "captured")) {
    return razorpayError("Payment already done for this order.")
  }
  const id = makeId("pay_")
  const link = linkOf(provider, id, order.amount, order.receipt)
  const charge = till.books.charges.add({
    id,
    provider,
    reference: order.receipt,
    amount: order.amount,
    currency: order.currency,
    paymentRef: makeDigits(12),
    page: `/upi/app?${link.split("?")[1]}`,
    details: {
      orderId: order.id,
      notes: JSON.stringify(textsOf(input, "notes")),
      email: textOf(input, "email"),
      contact: textOf(input, "contact"),
      ...(vpa && { vpa }),
    },
  })
  // The addresses with which the real one's test mode plays both ends.
  if (vpa === "success@razorpay") till.settle(charge, "paid")
  if (vpa === "failure@razorpay") till.settle(charge, "declined")
  return json(200, { razorpay_payment_id: id, ...(flow === "intent" && { link }) })
}

export function createQrCode(till: Till, provider: UpiProvider, input: Input): Answer {
  const amount = wholeOf(input, "payment_amount")
  if (input["type"] !== "upi_qr") return razorpayError("The selected type is invalid.", "type")
  if (input["usage"] !== "single_use" || input["fixed_amount"] !== true) {
    return razorpayError("Only single use codes of a fixed amount are served here.", "usage")
  }
  if (amount === undefined || amount < LEAST_PAISE) {
    return razorpayError("The payment amount must be at least 100.", "payment_amount")
  }
  const closeBy = wholeOf(input, "close_by") ?? null
  if (closeBy !== null && closeBy < now() + 120) {
    return razorpayError("close_by should be at least 2 minutes after current time", "close_by")
  }
  const notes = textsOf(input, "notes")
  const [id, chargeId] = [makeId("qr_"), makeId("pay_")]
  const reference = notes["receipt"] ?? ""
  const link = linkOf(provider, chargeId, amount, reference).replace(/^[a-z]+:\/\/(upi\/)?pay/, "upi://pay")
  const charge = till.books.charges.add({
    id: chargeId,
    provider,
    reference,
    amount,
    currency: "INR",
    paymentRef: makeDigits(12),
    page: `/upi/app?${link.split("?")[1]}`,
    details: { qrId: id, notes: JSON.stringify(notes) },
    expiresAt: closeBy === null ? null : closeBy * 1000,
  })
  const [name, description] = [textOf(input, "name"), textOf(input, "description")]
  const qr: QrCode = { id, chargeId, name, description, link, amount, notes, closeBy, closedAt: null, createdAt: now() }
  till.books.records.put(provider, id, "", qr)
  return json(200, qrCodeOf(qr, charge, till.urlOf(provider)))
}

/** What a UPI app opens; `tr` is how the bank tells this payment from others. */
function linkOf(provider: UpiProvider, paymentId: string, amount: number, note: string): string {
  const query = {
    pa: provider === "gpay" ? "hearth.gpay@okbank" : "hearth.pizza@okbank",
    pn: merchant,
    tr: paymentId.replace("pay_", ""),
    tn: note,
    am: decimal(amount),
    cu: "INR",
    mc: "5812",
  }
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${provider === "gpay" ? "tez://upi/pay" : "upi://pay"}?${text.join("&")}`
}
