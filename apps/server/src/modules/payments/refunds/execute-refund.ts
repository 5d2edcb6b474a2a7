import { callThrough } from "../../../platform/circuits/call-through.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { accounts, postToLedger } from "../../ledger/public.ts"
import { consumeLimit } from "../../../platform/limits/consume-limit.ts"
import { MAX_FAST_FAILURES, nextRefundAttemptAt, nextRefundAttemptAfterFailure } from "../checks/check-schedule.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { findPayment, type StoredPayment } from "../payments.store.ts"
import {
  claimRefund,
  lockRefund,
  type StoredRefund,
  writeRefundDone,
  writeRefundFailed,
  writeRefundTry,
} from "./refunds.store.ts"
import { toProviderPayment } from "../providers/to-provider-payment.ts"

/** If a node dies during an attempt, another one continues after this time. */
const TRY_LEASE_MS = 30_000

const HOUR_MS = 3_600_000
const DAY_SECONDS = 24 * 3_600

/**
 * Executes a refund at the provider. Earlier responses may have been lost, so a retry first fetches the refund's
 * status, and the refund's id prevents a second one. The sweep retries the refund until it is done.
 */
export async function executeRefund(deps: PaymentDeps, refundId: string): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now()
  const refund = await claimRefund(db, refundId, now, new Date(now.getTime() + TRY_LEASE_MS))
  const payment = refund && (await findPayment(db, refund.paymentId))
  if (!refund || !payment) return
  const provider = payment.provider === null ? undefined : deps.providers.get(payment.provider)
  if (!provider) return waitForProvider(deps, refund, payment)
  const chargedPayment = { ...payment, chargeRef: refund.chargeRef ?? payment.chargeRef }
  const [providerPayment, providerRefund] = [
    toProviderPayment(chargedPayment),
    { ...refund, id: refund.askedAs ?? refundId, mayExist: refund.tries > 1 },
  ]
  const refundStatus = (await callThrough(
    deps.circuitsOfProvider(provider.name).status,
    async () => {
      const existingRefund = providerRefund.mayExist
        ? await provider.fetchRefundStatus(providerPayment, providerRefund)
        : ({ state: "none" } as const)
      return existingRefund.state === "none" ? provider.refund(providerPayment, providerRefund) : existingRefund
    },
    ({ state }) => state === "unknown",
  )) ?? { state: "unknown" }
  await inTransaction(db, async (tx) => {
    if (refundStatus.state === "done") return finishRefund(tx, payment, refundId, refundStatus.ref, clock.now())
    if (refundStatus.state === "failed") return retryAsNewRefund(deps, tx, refund)
    if (refundStatus.state !== "pending") log.warn({ refundId, tries: refund.tries }, "a refund did not go through yet")
    const ref = refundStatus.state === "pending" ? refundStatus.ref : null
    await writeRefundTry(tx, refundId, ref, nextRefundAttemptAt(clock.now(), refund.tries))
  })
}

/**
 * The provider's settings were removed. The money is still owed, so the refund is retried every hour and logged as an
 * error once a day.
 */
async function waitForProvider(deps: PaymentDeps, { id: refundId }: StoredRefund, { id, provider }: StoredPayment) {
  const { db, clock, log } = deps
  const now = clock.now()
  const logLimit = { bucket: `refund-without-provider:${refundId}`, max: 1, windowSeconds: DAY_SECONDS, now }
  const shouldLog = (await consumeLimit(db, logLimit)).ok
  if (shouldLog)
    log.error({ refundId, paymentId: id, provider }, "a refund waits for a provider that is not set up any more")
  await inTransaction(db, (tx) => writeRefundTry(tx, refundId, null, new Date(now.getTime() + HOUR_MS)))
}

/** Logs each failure as an error. Refunds that fail often must be investigated or settled by hand. */
async function retryAsNewRefund({ clock, log, random }: PaymentDeps, tx: Tx, refund: StoredRefund): Promise<void> {
  const { id: refundId, paymentId } = refund
  const failures = refund.failures + 1
  const failsOften = failures >= MAX_FAST_FAILURES
  log.error(
    { refundId, paymentId, failures },
    failsOften ? "a refund failed often and is now retried once a day" : "a refund failed at its provider",
  )
  await writeRefundFailed(tx, refundId, random.uuid(), nextRefundAttemptAfterFailure(clock.now(), failures))
}

/** Marks a refund as done and posts it, once, even if several sources report it. */
export async function finishRefund(
  tx: Tx,
  { provider, orderId, userId, country }: StoredPayment,
  refundId: string,
  ref: string | null,
  at: Date,
): Promise<void> {
  const refund = await lockRefund(tx, refundId)
  if (refund?.status !== "INITIATED" || provider === null) return
  const { amount, currency } = refund
  await writeRefundDone(tx, refundId, ref, at)
  const entries = [
    { account: accounts.refundable(country), amount },
    { account: accounts.clearing(provider), amount: -amount },
  ]
  await postToLedger(tx, { kind: "refund done", cause: refundId, orderId, userId, country, currency, at, entries })
}
