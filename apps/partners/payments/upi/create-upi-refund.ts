import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Charge } from "../database/charges.store.ts"
import { makeId } from "../make-id.ts"
import { textField, textRecordField, integerField } from "../read-fields.ts"
import type { ChargeService } from "../charge-service.ts"
import { razorpayError, refundOf } from "./razorpay.ts"

export function createRefund(
  service: ChargeService,
  charge: Charge,
  input: Readonly<Record<string, unknown>>,
): RouteResponse {
  if (charge.state !== "captured") return razorpayError("The payment status should be captured for action to be taken")
  const refundable = charge.amount - service.database.refunds.total(charge.id)
  if (refundable === 0) return razorpayError("The payment has been fully refunded already")
  const amount = input["amount"] === undefined ? refundable : integerField(input, "amount")
  if (amount === undefined || amount < 1) return razorpayError("The amount must be at least INR 1.00", "amount")
  if (amount > refundable) {
    return razorpayError("The refund amount provided is greater than the unrefunded amount", "amount")
  }
  const refund = service.refund(charge, {
    id: makeId("rfnd_"),
    reference: textField(input, "receipt"),
    amount,
    details: { notes: JSON.stringify(textRecordField(input, "notes")), speed: textField(input, "speed") || "normal" },
  })
  return json(200, refundOf(refund, charge))
}
