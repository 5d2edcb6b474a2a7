import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import type { Refund } from "../database/refunds.store.ts"
import { toDecimal } from "../money.ts"

export const refuse = (status: number, code: string, message: string): RouteResponse => json(status, { code, message })

const statuses = {
  open: "ACTIVE",
  approved: "ACTIVE",
  captured: "PAID",
  declined: "FAILED",
  expired: "EXPIRED",
} as const
const refundStatuses = { pending: "PENDING", done: "COMPLETED", failed: "FAILED" } as const

export function qrOf(payment: Payment, refunds: readonly Refund[]) {
  const { id, reference, amount, currency, state, details, paymentRef, openedAt, endedAt, expiresAt } = payment
  const isPaid = state === "captured"
  return {
    id: details["qr"] ?? id,
    reference,
    amount: toDecimal(amount),
    currency,
    status: details["cancelled"] ? "CANCELLED" : statuses[state],
    payload: details["payload"],
    createdAt: openedAt,
    expiresAt: new Date(expiresAt ?? 0).toISOString(),
    payment: isPaid
      ? { id: paymentRef, amount: toDecimal(amount), currency, paidAt: endedAt, payerBank: "Stand-in bank" }
      : null,
    refunds: refunds.map((refund) => refundOf(refund, payment)),
  }
}

export function refundOf(
  { id, reference, amount, state, at }: Refund,
  { id: qrId, currency, details, paymentRef }: Payment,
) {
  const ids = { qrId: details["qr"] ?? qrId, payment: paymentRef }
  return { id, ...ids, reference, amount: toDecimal(amount), currency, status: refundStatuses[state], createdAt: at }
}
