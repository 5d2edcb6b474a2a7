import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import { callThrough } from "../../../platform/circuits/call-through.ts"
import { withLockedPayment } from "../settling/with-locked-payment.ts"
import { type PaymentDeps, requireProvider } from "../payment-deps.ts"
import { findPayment } from "../payments.store.ts"
import { settlePayment, statusSource } from "../settling/settle-payment.ts"
import { toProviderPayment } from "../providers/to-provider-payment.ts"

/** Failures after which nothing was charged and the customer may retry. */
const RETRYABLE_FAILURES: ReadonlySet<ErrorCode> = new Set(["PAYMENT_UNAVAILABLE", "TOO_MANY_REQUESTS"])

/**
 * Returns whether the same idempotency key may start another payment: this one has failed, nothing was charged, and a
 * retry makes sense. For payments that are captured immediately the provider decides: whatever it responded at first,
 * another payment is allowed only if the provider does not know this one.
 */
export async function canRetryPayment(deps: PaymentDeps, paymentId: string): Promise<boolean> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.status !== "FAILED" || payment.failure === null || !RETRYABLE_FAILURES.has(payment.failure)) return false
  const { provider: name, flow } = payment
  if (flow !== "at-once" || name === null || payment.failure === "TOO_MANY_REQUESTS") return true
  const provider = requireProvider(deps, name)
  const status = await callThrough(
    deps.circuitsOfProvider(name).status,
    () => provider.fetchStatus(toProviderPayment(payment)),
    ({ state }) => state === "unknown",
  )
  if (status?.state === "captured")
    await withLockedPayment(deps, paymentId, (tx, locked) =>
      settlePayment(deps, tx, locked, status, statusSource.statusRequest),
    )
  return status?.state === "none"
}
