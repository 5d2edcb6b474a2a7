import type { PaymentProvider } from "@hearth/domain/payments/payment-modes.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { advanceChecks } from "./payments.store.ts"

/** Attempts begun this long before may have ended while nobody knew how they stood. */
const BEFORE_MS = 30 * 60_000

/** Its provider answers again: every node's next round takes up what is pending there. */
export function checkPendingNow(
  { db, clock, log }: Pick<PaymentShop, "db" | "clock" | "log">,
  provider: PaymentProvider,
): void {
  const now = clock.now()
  advanceChecks(db, provider, now, new Date(now.getTime() - BEFORE_MS)).catch((error: unknown) =>
    log.warn({ err: error, provider }, "pending payments keep their own time to be checked"),
  )
}
