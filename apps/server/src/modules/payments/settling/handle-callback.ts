import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { refreshPayment } from "../checks/refresh-payment.ts"
import { finishRefund } from "../refunds/execute-refund.ts"
import { writeEventOutcome, insertEvent } from "./provider-events.store.ts"
import { withLockedPayment } from "./with-locked-payment.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { findPaymentId, type StoredPayment } from "../payments.store.ts"
import type { Callback, Provider, ProviderEvent } from "../providers/provider.ts"
import { findRefund } from "../refunds/refunds.store.ts"
import { settlePayment, statusSource } from "./settle-payment.ts"

/**
 * `taken`: the event was handled now. `known`: it was handled before. `unknown`: the signature is valid, but the event
 * does not concern us.
 */
export type CallbackResult = { status: "taken" | "known" | "unknown"; orderId: string | null }

/**
 * PAY-6: handles a provider's callback. Requires a valid signature; each event takes effect once, in the transaction
 * that stores it. A callback for an unknown payment is refused, and the provider sends it again.
 */
export async function handleCallback(
  deps: PaymentDeps,
  provider: Provider,
  callback: Callback,
): Promise<CallbackResult> {
  const { db, clock, log } = deps
  const event = provider.readCallback?.(callback)
  if (event === undefined) {
    log.warn({ provider: provider.name }, "a callback has an invalid signature")
    throw new AppError("CALLBACK_REFUSED")
  }
  if (event === null) return { status: "unknown", orderId: null }
  const paymentId = await findPaymentId(db, provider.name, event.payment)
  if (paymentId === undefined) throw new AppError("NOT_FOUND")
  const { eventId, kind } = event
  const row = { provider: provider.name, eventId, paymentId, kind }
  const { outcome, orderId } = await withLockedPayment(deps, paymentId, async (tx, payment) => {
    if (!(await insertEvent(tx, row, clock.now()))) return { outcome: "known", orderId: payment.orderId }
    const effect = await applyEvent(deps, tx, payment, event)
    await writeEventOutcome(tx, row, effect, clock.now())
    return { outcome: effect, orderId: payment.orderId }
  })
  if (outcome === "doubtful") await refreshPayment(deps, paymentId)
  return { status: outcome === "known" ? "known" : "taken", orderId }
}

async function applyEvent(
  deps: PaymentDeps,
  tx: Tx,
  payment: StoredPayment,
  { status, refund }: ProviderEvent,
): Promise<string> {
  if (refund) {
    const storedRefund = await findRefund(tx, refund.id)
    if (storedRefund?.paymentId !== payment.id) return "nothing"
    await finishRefund(tx, payment, storedRefund.id, refund.ref, deps.clock.now())
    return "refunded"
  }
  if (!status) return "nothing"
  // A wrong amount is so unusual that the status is fetched from the provider before anything is done.
  const isWrongAmount =
    status.state === "captured" &&
    (status.amount !== payment.amount || status.currency !== payment.currency) &&
    payment.status !== "CAPTURED"
  if (!isWrongAmount) return settlePayment(deps, tx, payment, status, statusSource.callback)
  deps.log.error(
    { paymentId: payment.id, provider: payment.provider },
    "a callback has an amount other than the requested one",
  )
  return "doubtful"
}
