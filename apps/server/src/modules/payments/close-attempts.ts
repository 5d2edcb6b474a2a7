import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { returnToWallet } from "../wallet/public.ts"
import type { PaymentDeps } from "./payment-deps.ts"
import type { LockedAttempts } from "./payments.ts"
import { paymentToClose } from "./payments.events.ts"
import { isOpen, lockPayments, type StoredPayment, writePayment } from "./payments.store.ts"

interface AttemptEnd {
  status: "FAILED" | "EXPIRED"
  message: string
  failure?: ErrorCode
  nextLookAt: Date | null
}

/** An attempt that nothing comes of. What it took from the wallet returns. The row is locked by the caller. */
export async function endAttempt(tx: Tx, { id }: StoredPayment, end: AttemptEnd, by: string, now: Date): Promise<void> {
  await writePayment(tx, { id, ...end, next: { kind: "none" }, endedAt: now }, by, now)
  await returnToWallet(tx, { cause: id, at: now })
}

/**
 * Nobody wants this attempt any more. It is still looked at: money that arrives for it is given back. Its provider is
 * told, so that the customer does not pay by mistake.
 */
export async function abandonAttempt({ jobs }: Pick<PaymentDeps, "jobs">, tx: Tx, payment: StoredPayment, now: Date) {
  const { id, nextLookAt } = payment
  await endAttempt(tx, payment, { status: "EXPIRED", message: "", nextLookAt }, "order", now)
  await jobs.publish(tx, paymentToClose, { paymentId: id })
}

/** An order's attempts, held until the transaction ends. The order is locked by the caller. */
export async function lockAttempts(deps: PaymentDeps, tx: Tx, orderId: string): Promise<LockedAttempts> {
  const attempts = await lockPayments(tx, orderId)
  return {
    count: attempts.length,
    async close(now) {
      for (const payment of attempts) if (isOpen(payment)) await abandonAttempt(deps, tx, payment, now)
    },
  }
}
