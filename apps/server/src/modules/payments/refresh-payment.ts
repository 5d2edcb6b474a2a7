import { callThrough } from "../../platform/circuits/call-through.ts"
import { withLockedPayment } from "./with-locked-payment.ts"
import { nextCheckAt, nextCheckAfterAnswer } from "./check-schedule.ts"
import { type PaymentDeps, requireProvider } from "./payment-deps.ts"
import { claimStatusRequest, isOpen, listPayments, type StoredPayment, writeNextCheck } from "./payments.store.ts"
import { settlePayment } from "./settle-payment.ts"
import { toProviderPayment } from "./to-provider-payment.ts"

/** Asks the provider how a payment stands, at most once a second for all nodes, and settles by its answer. */
export async function refreshPayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const claimed = await claimStatusRequest(deps.db, paymentId, deps.clock.now())
  if (!claimed) return
  const { provider } = claimed
  if (provider === null || !deps.providers.has(provider)) {
    // Its settings were taken away: nobody is there to be asked, until they are back.
    deps.log.warn({ paymentId, provider }, "a payment's provider is not set up any more")
    return scheduleNextCheck(deps, claimed, true)
  }
  const status = await callThrough(
    deps.circuitsOf(provider).status,
    () => requireProvider(deps, provider).fetchStatus(toProviderPayment(claimed)),
    ({ state }) => state === "silent",
  )
  // Nobody waits for a provider that does not answer. It is asked again when it does.
  if (!status) return
  if (status.state !== "open" && status.state !== "silent")
    await withLockedPayment(deps, paymentId, (tx, payment) => settlePayment(deps, tx, payment, status, "question"))
  await scheduleNextCheck(deps, claimed, status.state === "silent")
}

/** Last of all: whoever dies before that has not looked, and somebody else does it soon. */
async function scheduleNextCheck({ db, clock }: PaymentDeps, payment: StoredPayment, isSilent: boolean): Promise<void> {
  const { createdAt, nextLookAt } = payment
  if (!nextLookAt) return
  const now = clock.now()
  const plannedAt = nextCheckAt(createdAt, now, isOpen(payment))
  const next = plannedAt && nextCheckAfterAnswer(createdAt, plannedAt, now, isSilent)
  if (next?.getTime() !== nextLookAt.getTime()) await writeNextCheck(db, payment, next)
}

/** Whatever of an order is still open. */
export async function refreshOpenPayments(deps: PaymentDeps, orderId: string): Promise<void> {
  for (const payment of await listPayments(deps.db, orderId)) {
    if (isOpen(payment) && payment.provider !== null) await refreshPayment(deps, payment.id)
  }
}
