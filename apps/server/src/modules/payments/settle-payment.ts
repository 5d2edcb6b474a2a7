import { PAYMENT_FAILED } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { returnToWallet } from "../wallet/public.ts"
import { bookCapture } from "./book-capture.ts"
import { endAttempt, setAside } from "./close-attempts.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { isOpen, lockPayments, type StoredPayment, writePayment, writeSuccess } from "./payments.store.ts"
import type { Standing } from "./provider.ts"
import { refundPaid } from "./refund-payments.ts"
import { takeChargeAgain } from "./take-charge-again.ts"

export type Outcome = "taken" | "late" | "again" | "wrong amount" | "failed" | "known" | "nothing"

/** Whose word it is. */
export type Source = "callback" | "question" | "begin"

/** A provider that has never heard of a payment may be about to: until then its silence means nothing. */
const NEVER_BEGUN_MS = 60_000

/**
 * Brings a payment to where its provider says it is. The order and the payment are locked by the caller, so that
 * whatever comes, in whatever order and however often, each thing happens once: what is settled stays so, except that
 * money always counts, whatever was said before.
 */
export async function settlePayment(
  shop: PaymentShop,
  tx: Tx,
  payment: StoredPayment,
  standing: Standing,
  by: Source,
): Promise<Outcome> {
  const now = shop.clock.now()
  switch (standing.state) {
    case "captured":
      return payment.status === "CAPTURED"
        ? takeChargeAgain(shop, tx, payment, standing)
        : capture(shop, tx, payment, standing, by)
    case "failed": {
      if (!isOpen(payment)) return "known"
      const message = standing.message ?? PAYMENT_FAILED
      // It is looked at all the same: a customer who was declined may try again on the same page.
      const { nextLookAt } = payment
      await endAttempt(tx, payment, { status: "FAILED", message, failure: "PAYMENT_FAILED", nextLookAt }, by, now)
      return "failed"
    }
    case "none": {
      const isYoung = now.getTime() - payment.createdAt.getTime() < NEVER_BEGUN_MS
      if (!isOpen(payment) || isYoung) return "nothing"
      const { nextLookAt } = payment
      // Whoever still sends the key of one that never began, because our node was too busy or died, may begin another.
      const failure = payment.status === "CREATED" ? "PAYMENT_UNAVAILABLE" : "PAYMENT_FAILED"
      const ended = { status: "FAILED", message: PAYMENT_FAILED, failure, nextLookAt } as const
      await endAttempt(tx, payment, ended, by, now)
      return "failed"
    }
    default:
      return "nothing"
  }
}

type Captured = Extract<Standing, { state: "captured" }>

async function capture(
  shop: PaymentShop,
  tx: Tx,
  payment: StoredPayment,
  captured: Captured,
  by: Source,
): Promise<Outcome> {
  const { clock, log, orders } = shop
  const now = clock.now()
  const { id, orderId, mode, amount, walletAmount } = payment
  await bookCapture(tx, payment, captured, id, now)
  const change = {
    id,
    status: "CAPTURED",
    ref: payment.ref ?? captured.ref,
    chargeRef: captured.chargeRef,
    next: { kind: "none" },
    capturedAt: now,
    capturedAmount: captured.amount,
    capturedCurrency: captured.currency,
    endedAt: now,
    nextLookAt: null,
  } as const
  const giveBack = async (cause: "late" | "wrong amount", message: string) => {
    await writePayment(tx, { ...change, message }, by, now)
    await returnToWallet(tx, { cause: id, at: now })
    const { amount: capturedAmount, currency: capturedCurrency } = captured
    await refundPaid(shop, tx, { ...payment, capturedAmount, capturedCurrency }, { cause, to: "source", now })
    return cause
  }

  if (captured.amount !== amount || captured.currency !== payment.currency) {
    log.error({ paymentId: id, provider: payment.provider, by }, "a provider took another amount than it was asked for")
    return giveBack("wrong amount", "Another amount was taken than your order costs. It is on its way back to you.")
  }
  // One that ended has given its wallet part back. Where it had none, its money is welcome while the order waits.
  const isGivenUp = !isOpen(payment) && walletAmount > 0
  const taken = isGivenUp
    ? "late"
    : await orders().captured(tx, { paymentId: id, orderId, mode, amount, walletAmount, at: now })
  if (taken === "late") {
    log.warn(
      { paymentId: id, provider: payment.provider, by },
      "money came for an order that does not want it any more",
    )
    return giveBack("late", "Your payment came too late for this order. It is on its way back to you.")
  }
  await writePayment(tx, { ...change, message: "", takenAt: now }, by, now)
  await writeSuccess(tx, payment, now)
  await setAsideOthers(shop, tx, payment, now)
  return "taken"
}

/** The order is paid: whatever else was begun for it is over. */
async function setAsideOthers(shop: PaymentShop, tx: Tx, { id, orderId }: StoredPayment, now: Date): Promise<void> {
  for (const other of await lockPayments(tx, orderId)) {
    if (other.id !== id && isOpen(other)) await setAside(shop, tx, other, now)
  }
}
