import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import { refreshPayment } from "./refresh-payment.ts"
import { executeRefund } from "../refunds/execute-refund.ts"
import { runInLanes } from "../../../platform/run-in-lanes.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { claimCheck, findPayment, listDueChecks, postponeChecks } from "../payments.store.ts"
import { probeProviders } from "../providers/probe-providers.ts"
import { OPEN_MS } from "../providers/provider-circuits.ts"
import { listDueRefunds, postponeRefunds } from "../refunds/refunds.store.ts"
import { toProviderPayment } from "../providers/to-provider-payment.ts"

/** The maximum number of payments or refunds per provider in one round. */
const PER_PROVIDER = 100
const CONCURRENCY = 10
/** If a node dies during a check, another one repeats it after this time. */
const CHECK_LEASE_MS = 30_000

export interface PaymentSweep {
  /** Starts the checks that are due. Resolves when all are started, not when they are done. */
  round(): Promise<void>
  /** Starts nothing more and waits for running checks. */
  stop(): Promise<void>
}

interface DueItem {
  kind: "payment" | "refund"
  id: string
}

/**
 * PAY-6: checks every payment and refund that is due, so that they are settled without the customer. All nodes do this,
 * and each item is claimed by one of them. Each provider has its own lane, so that a hanging provider delays only
 * itself.
 */
export function createPaymentSweep(deps: PaymentDeps): PaymentSweep {
  const { db, clock, log, circuitsOfProvider } = deps
  const lanes = new Map<PaymentProvider, Promise<void>>()
  let probing: Promise<void> | undefined
  let isStopped = false

  async function runLane(provider: PaymentProvider, due: readonly DueItem[]): Promise<void> {
    const { status } = circuitsOfProvider(provider)
    if (status.state() === "open") {
      const now = clock.now()
      const postponedUntil = new Date(now.getTime() + OPEN_MS)
      await postponeChecks(db, provider, now, postponedUntil)
      await postponeRefunds(db, provider, now, postponedUntil)
      return
    }
    // After the pause, one of the due checks is the trial call; the others wait for its result.
    const batch = status.state() === "half-open" ? due.slice(0, 1) : due
    await runInLanes(batch, {
      laneOf: () => provider,
      perLane: CONCURRENCY,
      async work({ kind, id }) {
        if (isStopped) return
        await (kind === "payment" ? checkDuePayment(deps, id) : executeRefund(deps, id))
      },
      // The next round retries it.
      onError: (error, { kind, id }) => log.error({ err: error, id }, `a ${kind} could not be checked`),
    })
  }

  function startLane(provider: PaymentProvider, due: readonly DueItem[]): void {
    const lane = runLane(provider, due)
      .catch((error: unknown) => log.warn({ err: error, provider }, "payments could not be checked"))
      .finally(() => lanes.delete(provider))
    lanes.set(provider, lane)
  }

  return {
    async round() {
      probing ??= probeProviders(deps)
        .catch((error: unknown) => log.warn({ err: error }, "unavailable providers could not be probed"))
        .finally(() => (probing = undefined))
      const now = clock.now()
      const filter = { perProvider: PER_PROVIDER, except: [...lanes.keys()] }
      const payments = (await listDueChecks(db, now, filter)).map(
        ({ id, provider }) => ({ kind: "payment", id, provider }) as const,
      )
      const refunds = (await listDueRefunds(db, now, filter)).map(
        ({ id, provider }) => ({ kind: "refund", id, provider }) as const,
      )
      for (const [provider, due] of Map.groupBy([...payments, ...refunds], (each) => each.provider)) {
        if (!isStopped) startLane(provider, due)
      }
    },
    async stop() {
      isStopped = true
      await Promise.all([probing, ...lanes.values()])
    },
  }
}

async function checkDuePayment(deps: PaymentDeps, paymentId: string): Promise<void> {
  const now = deps.clock.now()
  const isDue = await claimCheck(deps.db, paymentId, now, new Date(now.getTime() + CHECK_LEASE_MS))
  if (isDue) await refreshPayment(deps, paymentId)
}

/** Closes the page or QR code of an abandoned payment at its provider, if the provider supports that. */
export async function closeAtProvider(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.status !== "EXPIRED" || payment.ref === null || payment.provider === null) return
  // The job is retried later and does not block other jobs in the meantime.
  if (deps.circuitsOfProvider(payment.provider).status.state() === "open")
    throw new Error("The provider does not answer.")
  // Without settings for the provider there is nothing to call; money that still arrives is refunded later.
  await deps.providers.get(payment.provider)?.close?.(toProviderPayment(payment))
}
