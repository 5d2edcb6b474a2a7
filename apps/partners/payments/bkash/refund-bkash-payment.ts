import type { RouteResponse } from "../../http/route-response.ts"
import type { Refund } from "../database/refunds.store.ts"
import { makeId } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { textField } from "../read-fields.ts"
import type { ChargeService } from "../charge-service.ts"
import { succeed, refuse, timeOf } from "./bkash-payment.ts"

/**
 * Refunds a payment once. Without an amount it only returns the refund's status, so that the merchant can recover from
 * a lost response.
 */
export function refundPayment(service: ChargeService, input: Record<string, unknown>): RouteResponse {
  const charge = service.find(textField(input, "paymentID"))
  if (charge?.provider !== "bkash") return refuse("2002", "Invalid Payment ID")
  if (charge.state !== "captured" || charge.paymentRef !== input["trxID"]) return refuse("2070", "Invalid trxID")
  const [before] = service.database.refunds.ofCharge(charge.id)
  const describe = ({ id, amount, at }: Refund) =>
    succeed({
      originalTrxID: charge.paymentRef,
      refundTrxID: id,
      transactionStatus: "Completed",
      amount: toDecimal(amount),
      currency: charge.currency,
      charge: "0.00",
      completedTime: timeOf(at),
    })
  if (input["amount"] === undefined) return before ? describe(before) : refuse("2072", "No refund was found")
  if (before) return refuse("2071", "The transaction has already been refunded")
  const amount = parseMinor(input["amount"])
  if (amount === undefined || amount > charge.amount) return refuse("2006", "Invalid Amount")
  const refund = { id: makeId("", 10).toUpperCase(), reference: textField(input, "sku"), amount, details: {} }
  return describe(service.refund(charge, refund, "done"))
}
