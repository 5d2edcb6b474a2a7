import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { advanceChecks } from "../payments.store.ts"

/**
 * Ended payments that were started this recently are checked as well, because they may have ended while their status
 * was unknown.
 */
const LOOKBACK_MS = 30 * 60_000

/**
 * Makes the provider's pending payments due now, after the provider has recovered. The next round on any node checks
 * them.
 */
export function checkPendingNow(
  { db, clock, log }: Pick<PaymentDeps, "db" | "clock" | "log">,
  provider: PaymentProvider,
): void {
  const now = clock.now()
  advanceChecks(db, provider, now, new Date(now.getTime() - LOOKBACK_MS)).catch((error: unknown) =>
    log.warn({ err: error, provider }, "pending payments could not be checked early; they keep their schedule"),
  )
}
