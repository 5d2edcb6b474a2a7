import { type RouteResponse, json } from "../../http/route-response.ts"
import type { Payment } from "../database/payments.store.ts"
import type { Refund } from "../database/refunds.store.ts"

export type UpiProvider = "upi" | "gpay"

export interface RazorpayOrder {
  id: string
  amount: number
  currency: string
  receipt: string
  notes: Record<string, string>
  createdAt: number
}

export interface QrCode {
  id: string
  /** The id of the code's payment; stored under this name. */
  chargeId: string
  name: string
  description: string
  link: string
  amount: number
  notes: Record<string, string>
  closeBy: number | null
  closedAt: number | null
  createdAt: number
}

export function razorpayError(description: string, field?: string, status = 400): RouteResponse {
  const reason = field === undefined ? "NA" : "input_validation_failed"
  const error = { code: "BAD_REQUEST_ERROR", description, source: "business", step: "payment_initiation", reason }
  return json(status, { error: { ...error, metadata: {}, ...(field && { field }) } })
}

export const unknownId = (): RouteResponse => razorpayError("The id provided does not exist")

export const collection = (items: readonly object[]): RouteResponse =>
  json(200, { entity: "collection", count: items.length, items })

const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)

export function orderOf(
  { id, amount, currency, receipt, notes, createdAt }: RazorpayOrder,
  payments: readonly Payment[],
) {
  const paid = payments.reduce((sum, each) => (each.state === "captured" ? sum + each.amount : sum), 0)
  return {
    id,
    entity: "order",
    amount,
    amount_paid: paid,
    amount_due: Math.max(0, amount - paid),
    currency,
    receipt,
    offer_id: null,
    status: paid >= amount ? "paid" : payments.length > 0 ? "attempted" : "created",
    attempts: payments.length,
    notes,
    created_at: createdAt,
  }
}

const statuses = {
  open: "created",
  approved: "created",
  captured: "captured",
  declined: "failed",
  expired: "failed",
} as const

const errors = {
  declined: { reason: "payment_declined", description: "Payment was unsuccessful as the customer declined it." },
  expired: {
    reason: "payment_timed_out",
    description: "Payment was unsuccessful as you could not complete it in time.",
  },
} as const

export function paymentOf(payment: Payment, refunded: number) {
  const { id, amount, currency, state, details, paymentRef, openedAt } = payment
  const isCaptured = state === "captured"
  const isRefunded = isCaptured && refunded >= amount
  const error = state === "declined" || state === "expired" ? errors[state] : null
  return {
    id,
    entity: "payment",
    amount,
    currency,
    status: isRefunded ? "refunded" : statuses[state],
    order_id: details["orderId"] ?? null,
    invoice_id: null,
    international: false,
    method: "upi",
    amount_refunded: refunded,
    refund_status: isRefunded ? "full" : refunded > 0 ? "partial" : null,
    captured: isCaptured,
    description: details["description"] ?? null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: details["vpa"] ?? (isCaptured ? "customer@okbank" : null),
    email: details["email"] ?? null,
    contact: details["contact"] ?? null,
    notes: JSON.parse(details["notes"] ?? "{}") as object,
    fee: null,
    tax: null,
    error_code: error && "BAD_REQUEST_ERROR",
    error_description: error && error.description,
    error_source: error && "customer",
    error_step: error && "payment_authorization",
    error_reason: error && error.reason,
    acquirer_data: { rrn: isCaptured ? paymentRef : null },
    created_at: toSeconds(openedAt),
  }
}

export function qrCodeOf({ link, amount, closedAt, ...qr }: QrCode, payment: Payment, base: string) {
  const isPaid = payment.state === "captured"
  const isClosed = closedAt !== null || payment.state !== "open"
  return {
    id: qr.id,
    entity: "qr_code",
    created_at: qr.createdAt,
    name: qr.name,
    usage: "single_use",
    type: "upi_qr",
    image_url: `${base}/qr/${qr.id}`,
    image_content: link,
    payment_amount: amount,
    status: isClosed ? "closed" : "active",
    description: qr.description,
    fixed_amount: true,
    payments_amount_received: isPaid ? payment.amount : 0,
    payments_count_received: isPaid ? 1 : 0,
    notes: qr.notes,
    customer_id: null,
    close_by: qr.closeBy,
    closed_at: closedAt,
    close_reason: isPaid ? "paid" : closedAt === null ? null : "on_demand",
  }
}

const refundStatuses = { pending: "pending", done: "processed", failed: "failed" } as const

export function refundOf({ id, amount, reference, state, details, at }: Refund, { id: paymentId, currency }: Payment) {
  return {
    id,
    entity: "refund",
    amount,
    currency,
    payment_id: paymentId,
    notes: JSON.parse(details["notes"] ?? "{}") as object,
    receipt: reference || null,
    acquirer_data: { arn: null },
    created_at: toSeconds(at),
    batch_id: null,
    status: refundStatuses[state],
    speed_processed: "normal",
    speed_requested: details["speed"] ?? "normal",
  }
}
