import type { Payment } from "../database/payments.store.ts"
import { toDecimal } from "../money.ts"

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** For example `2026-01-31 18:30:00.0`, in India's time zone. */
export const formatTimestamp = (iso: string | null): string =>
  new Date(Date.parse(iso ?? new Date().toISOString()) + INDIA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ") +
  ".0"

const results = {
  captured: ["TXN_SUCCESS", "01", "Txn Success"],
  declined: [
    "TXN_FAILURE",
    "227",
    "Your payment has been declined by your bank. Please try again or use a different method to complete the payment.",
  ],
  open: [
    "PENDING",
    "402",
    "Looks like the payment is not complete. Please wait while we confirm the status with your bank.",
  ],
} as const

export function resultOf({ state }: Payment): readonly [status: string, code: string, message: string] {
  if (state === "captured") return results.captured
  return state === "open" ? results.open : results.declined
}

/** Returns the fields that the browser posts back and the callback contains, without the checksum. */
export function fieldsOf(payment: Payment, mid: string): Record<string, string> {
  const [status, code, message] = resultOf(payment)
  return {
    ORDERID: payment.reference,
    MID: mid,
    TXNID: payment.id,
    TXNAMOUNT: toDecimal(payment.amount),
    PAYMENTMODE: "PPI",
    CURRENCY: payment.currency,
    TXNDATE: formatTimestamp(payment.endedAt),
    STATUS: status,
    RESPCODE: code,
    RESPMSG: message,
    GATEWAYNAME: "WALLET",
    BANKTXNID: payment.state === "captured" ? payment.paymentRef : "",
    BANKNAME: "WALLET",
  }
}
