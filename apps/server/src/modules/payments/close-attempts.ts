import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { returnToWallet } from "../wallet/public.ts"
import type { PaymentShop } from "./payment-shop.ts"
import type { HeldAttempts } from "./payments.ts"
import { paymentToClose } from "./payments.events.ts"
import { isOpen, lockPayments, type StoredPayment, writePayment } from "./payments.store.ts"

interface End {
  status: "FAILED" | "EXPIRED"
  message: string
  failure?: ErrorCode
  nextLookAt: Date | null
}

/** An attempt that nothing comes of. What it took from the wallet returns. The row is locked by the caller. */
export async function endAttempt(tx: Tx, { id }: StoredPayment, end: End, by: string, now: Date): Promise<void> {
  await writePayment(tx, { id, ...end, next: { kind: "none" }, endedAt: now }, by, now)
  await returnToWallet(tx, { cause: id, at: now })
}

/**
 * Nobody wants this attempt any more. It is still looked at: money that arrives for it is given back. Its provider is
 * told, so that the customer does not pay by mistake.
 */
export async function setAside({ jobs }: Pick<PaymentShop, "jobs">, tx: Tx, payment: StoredPayment, now: Date) {
  const { id, nextLookAt } = payment
  await endAttempt(tx, payment, { status: "EXPIRED", message: "", nextLookAt }, "order", now)
  await jobs.publish(tx, paymentToClose, { paymentId: id })
}

/** An order's attempts, held until the transaction ends. The order is locked by the caller. */
export async function holdAttempts(shop: PaymentShop, tx: Tx, orderId: string): Promise<HeldAttempts> {
  const held = await lockPayments(tx, orderId)
  return {
    count: held.length,
    async close(now) {
      for (const payment of held) if (isOpen(payment)) await setAside(shop, tx, payment, now)
    },
  }
}
