import { callThrough } from "../../../platform/circuits/call-through.ts"
import { withLockedPayment } from "../settling/with-locked-payment.ts"
import { planNextCheck, nextCheckAfterResponse } from "./check-schedule.ts"
import { type PaymentDeps, requireProvider } from "../payment-deps.ts"
import { claimStatusRequest, isOpen, listPayments, type StoredPayment, writeNextCheck } from "../payments.store.ts"
import { settlePayment, statusSource } from "../settling/settle-payment.ts"
import { toProviderPayment } from "../providers/to-provider-payment.ts"

/**
 * Fetches a payment's status from the provider, at most once a second across all nodes, and settles the payment
 * accordingly.
 */
export async function refreshPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const claimed = await claimStatusRequest(deps.db, paymentId, deps.clock.now())
  if (!claimed) return
  const { provider } = claimed
  if (provider === null || !deps.providers.has(provider)) {
    // The provider's settings were removed; it can't be called until they are back.
    deps.log.warn({ paymentId, provider }, "a payment's provider is not set up any more")
    return scheduleNextCheck(deps, claimed, { isStatusUnknown: true })
  }
  const status = await callThrough(
    deps.circuitsOfProvider(provider).status,
    () => requireProvider(deps, provider).fetchStatus(toProviderPayment(claimed)),
    ({ state }) => state === "unknown",
  )
  // The circuit breaker is open. The payment is checked again when the provider responds.
  if (!status) return
  if (status.state !== "open" && status.state !== "unknown")
    await withLockedPayment(deps, paymentId, (tx, payment) =>
      settlePayment(deps, tx, payment, status, statusSource.statusRequest),
    )
  await scheduleNextCheck(deps, claimed, { isStatusUnknown: status.state === "unknown" })
}

/** Runs last: if the node dies before this, the claim expires and another node repeats the check soon. */
async function scheduleNextCheck(
  { db, clock }: PaymentDeps,
  payment: StoredPayment,
  { isStatusUnknown }: { isStatusUnknown: boolean },
): Promise<void> {
  const { createdAt, nextCheckAt } = payment
  if (!nextCheckAt) return
  const now = clock.now()
  const plannedAt = planNextCheck(createdAt, now, isOpen(payment))
  const nextAt = plannedAt && nextCheckAfterResponse(createdAt, plannedAt, now, isStatusUnknown)
  if (nextAt?.getTime() !== nextCheckAt.getTime()) await writeNextCheck(db, payment, nextAt)
}

/** Refreshes all open payments of an order. */
export async function refreshOpenPayments(deps: PaymentDeps, orderId: string): Promise<void> {
  for (const payment of await listPayments(deps.db, orderId)) {
    if (isOpen(payment) && payment.provider !== null) await refreshPayment(deps, payment.id)
  }
}
