import type { RouteResponse } from "../../http/route-response.ts"
import type { Refund } from "../database/refunds.store.ts"
import { makeId } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { textField } from "../read-fields.ts"
import type { PaymentService } from "../payment-service.ts"
import { succeed, refuse, formatTimestamp } from "./bkash-payment.ts"
import { bkashCodes } from "./bkash-codes.ts"

/**
 * Refunds a payment once. Without an amount it only returns the refund's status, so that the merchant can recover from
 * a lost response.
 */
export function refundBkashPayment(service: PaymentService, input: Record<string, unknown>): RouteResponse {
  const payment = service.find(textField(input, "paymentID"))
  if (payment?.provider !== "bkash") return refuse(bkashCodes.unknownPayment, "Invalid Payment ID")
  if (payment.state !== "captured" || payment.paymentRef !== input["trxID"])
    return refuse(bkashCodes.unknownTransaction, "Invalid trxID")
  const [existingRefund] = service.database.refunds.ofPayment(payment.id)
  const refundResponse = ({ id, amount, at }: Refund) =>
    succeed({
      originalTrxID: payment.paymentRef,
      refundTrxID: id,
      transactionStatus: "Completed",
      amount: toDecimal(amount),
      currency: payment.currency,
      charge: "0.00",
      completedTime: formatTimestamp(at),
    })
  if (input["amount"] === undefined)
    return existingRefund ? refundResponse(existingRefund) : refuse(bkashCodes.noRefundFound, "No refund was found")
  if (existingRefund) return refuse(bkashCodes.alreadyRefunded, "The transaction has already been refunded")
  const amount = parseMinor(input["amount"])
  if (amount === undefined || amount > payment.amount) return refuse(bkashCodes.invalidAmount, "Invalid Amount")
  const refund = { id: makeId("", 10).toUpperCase(), reference: textField(input, "sku"), amount, details: {} }
  return refundResponse(service.refund(payment, refund, "done"))
}
