import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import { makeId } from "../make-id.ts"
import { textField, textRecordField, integerField } from "../read-fields.ts"
import type { PaymentService } from "../payment-service.ts"
import { razorpayError, refundOf } from "./razorpay.ts"

export function createUpiRefund(
  service: PaymentService,
  payment: Payment,
  input: Readonly<Record<string, unknown>>,
): RouteResponse {
  if (payment.state !== "captured") return razorpayError("The payment status should be captured for action to be taken")
  const refundable = payment.amount - service.database.refunds.total(payment.id)
  if (refundable === 0) return razorpayError("The payment has been fully refunded already")
  const amount = input["amount"] === undefined ? refundable : integerField(input, "amount")
  if (amount === undefined || amount < 1) return razorpayError("The amount must be at least INR 1.00", "amount")
  if (amount > refundable) {
    return razorpayError("The refund amount provided is greater than the unrefunded amount", "amount")
  }
  const refund = service.refund(payment, {
    id: makeId("rfnd_"),
    reference: textField(input, "receipt"),
    amount,
    details: { notes: JSON.stringify(textRecordField(input, "notes")), speed: textField(input, "speed") || "normal" },
  })
  return json(200, refundOf(refund, payment))
}
