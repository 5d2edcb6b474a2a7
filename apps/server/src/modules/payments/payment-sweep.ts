import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import { refreshPayment } from "./refresh-payment.ts"
import { executeRefund } from "./execute-refund.ts"
import { runInLanes } from "../../platform/run-in-lanes.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import { claimCheck, findPayment, listDueChecks, postponeChecks } from "./payments.store.ts"
import { probeProviders } from "./probe-providers.ts"
import { OPEN_MS } from "./provider-circuits.ts"
import { listDueRefunds, postponeRefunds } from "./refunds.store.ts"
import { toProviderPayment } from "./to-provider-payment.ts"

/** In one round. */
const PER_PROVIDER = 100
const CONCURRENCY = 10
/** A node that dies in the middle of a look leaves it to another after this. */
const CHECK_LEASE_MS = 30_000

export interface PaymentSweep {
  /** Starts what is due. Ends when everything is handed out, not when it is done. */
  round(): Promise<void>
  /** Takes up nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

interface DueItem {
  kind: "payment" | "refund"
  id: string
}

/**
 * PAY-6: settles what is stuck, without the customer: every payment and refund whose time to be checked has come. All
 * nodes do it; each single one is taken by one of them. Each provider has a lane of its own, so that one that hangs delays
 * nobody but itself.
 */
export function createPaymentSweep(deps: PaymentDeps): PaymentSweep {
  const { db, clock, log, circuitsOf } = deps
  const lanes = new Map<PaymentProvider, Promise<void>>()
  let probing: Promise<void> | undefined
  let isStopped = false

  async function runLane(provider: PaymentProvider, due: readonly DueItem[]): Promise<void> {
    const { status } = circuitsOf(provider)
    if (status.state() === "open") {
      const now = clock.now()
      const until = new Date(now.getTime() + OPEN_MS)
      await postponeChecks(db, provider, now, until)
      await postponeRefunds(db, provider, now, until)
      return
    }
    // After the pause one of them is the trial, and the others wait for what comes of it.
    const batch = status.state() === "half-open" ? due.slice(0, 1) : due
    await runInLanes(batch, {
      laneOf: () => provider,
      perLane: CONCURRENCY,
      async work({ kind, id }) {
        if (isStopped) return
        await (kind === "payment" ? checkDuePayment(deps, id) : executeRefund(deps, id))
      },
      // It comes up again.
      onError: (error) => log.error({ err: error }, "a payment could not be looked at"),
    })
  }

  function start(provider: PaymentProvider, due: readonly DueItem[]): void {
    const run = runLane(provider, due)
      .catch((error: unknown) => log.warn({ err: error, provider }, "payments could not be looked at"))
      .finally(() => lanes.delete(provider))
    lanes.set(provider, run)
  }

  return {
    async round() {
      probing ??= probeProviders(deps)
        .catch((error: unknown) => log.warn({ err: error }, "providers could not be tried"))
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
        if (!isStopped) start(provider, due)
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

/** Takes the page or code of an attempt that was set aside away from the customer, where the provider can. */
export async function closeAtProvider(deps: PaymentDeps, paymentId: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentId)
  if (payment?.status !== "EXPIRED" || payment.ref === null || payment.provider === null) return
  // The job comes again; meanwhile it holds up nobody else's.
  if (deps.circuitsOf(payment.provider).status.state() === "open") throw new Error("The provider does not answer.")
  // Where it is not set up any more, nobody is there to be told; money that comes all the same is given back later.
  await deps.providers.get(payment.provider)?.close?.(toProviderPayment(payment))
}
