import type { Payment } from "../database/payments.store.ts"
import type { Refund } from "../database/refunds.store.ts"

const toSeconds = (iso: string): number => Math.floor(Date.parse(iso) / 1000)
const parseMetadata = (text = "{}"): Record<string, string> => JSON.parse(text) as Record<string, string>

const statuses = {
  open: "open",
  approved: "open",
  captured: "complete",
  declined: "complete",
  expired: "expired",
} as const

const wasAttempted = ({ state, details }: Payment): boolean =>
  state === "captured" || state === "declined" || details["error"] !== undefined

/** A Checkout Session, as in responses and callbacks. `base` is the provider's address, without the page's path. */
export function sessionOf(payment: Payment, base: string, expand = false): Record<string, unknown> {
  const { id, amount, currency, details, reference, openedAt, expiresAt, state, page } = payment
  return {
    id,
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: details["cancelUrl"] ?? null,
    client_reference_id: reference || null,
    created: toSeconds(openedAt),
    currency: currency.toLowerCase(),
    customer_email: details["email"] ?? null,
    expires_at: Math.floor((expiresAt ?? 0) / 1000),
    livemode: false,
    metadata: parseMetadata(details["metadata"]),
    mode: "payment",
    payment_intent: wasAttempted(payment) ? (expand ? intentOf(payment) : payment.paymentRef) : null,
    payment_method_types: ["card"],
    payment_status: state === "captured" ? "paid" : "unpaid",
    status: statuses[state],
    success_url: details["successUrl"] ?? null,
    url: state === "open" ? `${base}${page}` : null,
  }
}

export function intentOf(payment: Payment, expand = false): Record<string, unknown> {
  const { paymentRef, amount, currency, details, openedAt, state } = payment
  const isPaid = state === "captured"
  const error = { type: "card_error", code: "card_declined", message: details["error"] ?? "Your card was declined." }
  return {
    id: paymentRef,
    object: "payment_intent",
    amount,
    amount_received: isPaid ? amount : 0,
    created: toSeconds(openedAt),
    currency: currency.toLowerCase(),
    last_payment_error: isPaid ? null : error,
    latest_charge: isPaid ? (expand ? chargeOf(payment, 0) : chargeIdOf(payment)) : null,
    livemode: false,
    metadata: parseMetadata(details["metadata"]),
    status: isPaid ? "succeeded" : state === "expired" ? "canceled" : "requires_payment_method",
  }
}

const chargeIdOf = ({ paymentRef }: Payment): string => paymentRef.replace("pi_", "ch_")

/** Stripe's Charge object of a paid PaymentIntent. */
export function chargeOf(payment: Payment, refunded: number): Record<string, unknown> {
  const { amount, currency, details, openedAt, paymentRef } = payment
  return {
    id: chargeIdOf(payment),
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: refunded,
    captured: true,
    created: toSeconds(openedAt),
    currency: currency.toLowerCase(),
    livemode: false,
    metadata: parseMetadata(details["metadata"]),
    paid: true,
    payment_intent: paymentRef,
    payment_method_details: {
      type: "card",
      card: { iin: details["iin"] ?? null, last4: details["last4"] ?? null },
    },
    refunded: refunded >= amount,
    status: "succeeded",
  }
}

const refundStatuses = { pending: "pending", done: "succeeded", failed: "failed" } as const

export function refundOf(refund: Refund, payment: Payment): Record<string, unknown> {
  const { id, amount, state, details, at } = refund
  return {
    id,
    object: "refund",
    amount,
    charge: chargeIdOf(payment),
    created: toSeconds(at),
    currency: payment.currency.toLowerCase(),
    metadata: parseMetadata(details["metadata"]),
    payment_intent: payment.paymentRef,
    reason: details["reason"] ?? null,
    status: refundStatuses[state],
  }
}
