import { type Answer, json } from "../../http/answer.ts"
import type { Charge } from "../books/charges.store.ts"
import { makeId } from "../make-id.ts"
import { textOf, textsOf, wholeOf } from "../read-fields.ts"
import type { Till } from "../till.ts"
import { razorpayError, refundOf } from "./razorpay.ts"

export function createRefund(till: Till, charge: Charge, input: Readonly<Record<string, unknown>>): Answer {
  if (charge.state !== "captured") return razorpayError("The payment status should be captured for action to be taken")
  const left = charge.amount - till.books.refunds.total(charge.id)
  if (left === 0) return razorpayError("The payment has been fully refunded already")
  const amount = input["amount"] === undefined ? left : wholeOf(input, "amount")
  if (amount === undefined || amount < 1) return razorpayError("The amount must be at least INR 1.00", "amount")
  if (amount > left) {
    return razorpayError("The refund amount provided is greater than the unrefunded amount", "amount")
  }
  const refund = till.giveBack(charge, {
    id: makeId("rfnd_"),
    reference: textOf(input, "receipt"),
    amount,
    details: { notes: JSON.stringify(textsOf(input, "notes")), speed: textOf(input, "speed") || "normal" },
  })
  return json(200, refundOf(refund, charge))
}
