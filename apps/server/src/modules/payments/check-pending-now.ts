import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import { advanceChecks } from "./payments.store.ts"

/** Attempts begun this long before may have ended while nobody knew how they stood. */
const LOOKBACK_MS = 30 * 60_000

/** Its provider answers again: every node's next round takes up what is pending there. */
export function checkPendingNow(
  { db, clock, log }: Pick<PaymentDeps, "db" | "clock" | "log">,
  provider: PaymentProvider,
): void {
  const now = clock.now()
  advanceChecks(db, provider, now, new Date(now.getTime() - LOOKBACK_MS)).catch((error: unknown) =>
    log.warn({ err: error, provider }, "pending payments keep their own time to be checked"),
  )
}
