import type { Answer } from "../../http/answer.ts"
import type { Refund } from "../books/refunds.store.ts"
import { makeId } from "../make-id.ts"
import { decimal, minorOf } from "../money.ts"
import { textOf } from "../read-fields.ts"
import type { Till } from "../till.ts"
import { done, refuse, timeOf } from "./payment.ts"

/** Once for each payment. Without an amount it only says how the refund stands, which is how a lost answer is found. */
export function giveBack(till: Till, input: Record<string, unknown>): Answer {
  const charge = till.find(textOf(input, "paymentID"))
  if (charge?.provider !== "bkash") return refuse("2002", "Invalid Payment ID")
  if (charge.state !== "captured" || charge.paymentRef !== input["trxID"]) return refuse("2070", "Invalid trxID")
  const [before] = till.books.refunds.ofCharge(charge.id)
  const describe = ({ id, amount, at }: Refund) =>
    done({
      originalTrxID: charge.paymentRef,
      refundTrxID: id,
      transactionStatus: "Completed",
      amount: decimal(amount),
      currency: charge.currency,
      charge: "0.00",
      completedTime: timeOf(at),
    })
  if (input["amount"] === undefined) return before ? describe(before) : refuse("2072", "No refund was found")
  if (before) return refuse("2071", "The transaction has already been refunded")
  const amount = minorOf(input["amount"])
  if (amount === undefined || amount > charge.amount) return refuse("2006", "Invalid Amount")
  const refund = { id: makeId("", 10).toUpperCase(), reference: textOf(input, "sku"), amount, details: {} }
  return describe(till.giveBack(charge, refund, "done"))
}
