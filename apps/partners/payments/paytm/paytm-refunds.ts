import { makeDigits } from "../make-id.ts"
import { toDecimal, parseMinor } from "../money.ts"
import { textField } from "../read-fields.ts"
import type { PaymentService } from "../payment-service.ts"
import { formatTimestamp } from "./paytm-transaction.ts"

type Body = Record<string, unknown>

const result = (resultStatus: string, resultCode: string, resultMsg: string) => ({
  resultInfo: { resultStatus, resultCode, resultMsg },
})

/** Always responds with pending: the merchant queries the outcome afterwards. */
export function applyRefund(service: PaymentService, body: Body): Body {
  const [mid, orderId, txnId, refId] = ["mid", "orderId", "txnId", "refId"].map((name) => textField(body, name))
  const ids = { mid, orderId, txnId, refId }
  const { payments, refunds } = service.database
  const [payment] = payments.ofReference("paytm", orderId ?? "")
  const amount = parseMinor(body["refundAmount"])
  if (!payment || payment.id !== txnId || payment.state !== "captured") {
    return { ...result("TXN_FAILURE", "600", "Invalid refund request or restricted by bank"), ...ids }
  }
  if (!refId || body["txnType"] !== "REFUND") {
    return { ...result("TXN_FAILURE", "335", "Mid or refId is invalid"), ...ids }
  }
  const earlierRefunds = refunds.ofPayment(payment.id)
  if (earlierRefunds.some(({ reference }) => reference === refId)) {
    return { ...result("TXN_FAILURE", "617", "Refund Already Raised"), ...ids }
  }
  if (amount === undefined || amount > payment.amount - refunds.total(payment.id)) {
    return { ...result("TXN_FAILURE", "619", "Invalid refund amount"), ...ids }
  }
  const { id } = service.refund(payment, { id: makeDigits(32), reference: refId, amount, details: {} })
  const message = "Refund request was raised for this transaction. But it is pending state."
  return {
    ...result("PENDING", "601", message),
    txnTimestamp: formatTimestamp(payment.endedAt),
    ...ids,
    refundId: id,
    refundAmount: toDecimal(amount),
  }
}

export function refundStatus(service: PaymentService, body: Body): Body {
  const [mid, orderId, refId] = [textField(body, "mid"), textField(body, "orderId"), textField(body, "refId")]
  const { payments, refunds } = service.database
  const [payment] = payments.ofReference("paytm", orderId)
  const refund = payment && refunds.ofPayment(payment.id).find(({ reference }) => reference === refId)
  if (!payment || !refund) return { ...result("TXN_FAILURE", "631", "Record not found"), mid, orderId, refId }
  const outcome = {
    done: result("TXN_SUCCESS", "10", "Refund Successfull"),
    pending: result("PENDING", "501", "System Error"),
    failed: result("TXN_FAILURE", "600", "Invalid refund request or restricted by bank"),
  }[refund.state]
  return {
    ...outcome,
    orderId,
    mid,
    refId,
    refundId: refund.id,
    txnId: payment.id,
    txnTimestamp: formatTimestamp(payment.endedAt),
    acceptRefundTimestamp: formatTimestamp(refund.at),
    txnAmount: toDecimal(payment.amount),
    refundAmount: toDecimal(refund.amount),
    totalRefundAmount: toDecimal(refunds.total(payment.id)),
  }
}
