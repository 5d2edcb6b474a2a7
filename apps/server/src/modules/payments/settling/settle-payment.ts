import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { returnToWallet } from "../../wallet/public.ts"
import { bookCapture } from "./book-capture.ts"
import { endPayment, abandonPayment } from "../paying/close-payments.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { isOpen, lockPayments, type StoredPayment, writePayment, writeSuccess } from "../payments.store.ts"
import type { ProviderStatus } from "../providers/provider.ts"
import { refundProviderPart } from "../refunds/refund-order.ts"
import { refundExtraCharge } from "../refunds/refund-extra-charge.ts"

/**
 * What a status did. `taken`: the payment paid the order. `late`: the order no longer needed the money, which is
 * refunded. `again`: the provider charged the payment another time, which is refunded. `known`: we had this result
 * before. `nothing`: the provider has no result yet, or its result is of no use. A callback's outcome is stored.
 */
export type Outcome = "taken" | "late" | "again" | "wrong amount" | "failed" | "known" | "nothing"

/** Where the status comes from. The values are stored with each change of a payment's status. */
export const statusSource = { callback: "callback", statusRequest: "question", start: "begin" } as const
export type StatusSource = (typeof statusSource)[keyof typeof statusSource]

/** How long a payment that is unknown to its provider may still arrive there. */
const START_GRACE_MS = 60_000

/**
 * Applies the provider's status to a payment. The caller must have locked the order and the payment, so that every
 * effect happens once, whatever the number and sequence of statuses. An ended payment does not change any more,
 * except that captured money always counts.
 */
export async function settlePayment(
  deps: PaymentDeps,
  tx: Tx,
  payment: StoredPayment,
  providerStatus: ProviderStatus,
  by: StatusSource,
): Promise<Outcome> {
  const now = deps.clock.now()
  switch (providerStatus.state) {
    case "captured":
      return payment.status === "CAPTURED"
        ? refundExtraCharge(deps, tx, payment, providerStatus)
        : capture(deps, tx, payment, providerStatus, by)
    case "failed": {
      if (!isOpen(payment)) return "known"
      const message = providerStatus.message ?? paymentErrorTexts.paymentFailed
      // Still checked, because a customer who was declined may try again on the same page.
      const { nextCheckAt } = payment
      await endPayment(tx, payment, { status: "FAILED", message, failure: "PAYMENT_FAILED", nextCheckAt }, by, now)
      return "failed"
    }
    case "none": {
      const isRecent = now.getTime() - payment.createdAt.getTime() < START_GRACE_MS
      if (!isOpen(payment) || isRecent) return "nothing"
      const { nextCheckAt } = payment
      // A payment that was never started, because the node was overloaded or died, may be started again with the same
      // key.
      const failure = payment.status === "CREATED" ? "PAYMENT_UNAVAILABLE" : "PAYMENT_FAILED"
      const paymentEnd = { status: "FAILED", message: paymentErrorTexts.paymentFailed, failure, nextCheckAt } as const
      await endPayment(tx, payment, paymentEnd, by, now)
      return "failed"
    }
    default:
      return "nothing"
  }
}

type Captured = Extract<ProviderStatus, { state: "captured" }>

async function capture(
  deps: PaymentDeps,
  tx: Tx,
  payment: StoredPayment,
  captured: Captured,
  by: StatusSource,
): Promise<Outcome> {
  const { clock, log, orders } = deps
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
    nextCheckAt: null,
  } as const
  const refundCapture = async (cause: "late" | "wrong amount", message: string) => {
    await writePayment(tx, { ...change, message }, by, now)
    await returnToWallet(tx, { cause: id, at: now })
    const { amount: capturedAmount, currency: capturedCurrency } = captured
    await refundProviderPart(deps, tx, { ...payment, capturedAmount, capturedCurrency }, { cause, to: "source", now })
    return cause
  }

  if (captured.amount !== amount || captured.currency !== payment.currency) {
    log.error(
      { paymentId: id, provider: payment.provider, by },
      "a provider captured an amount other than the requested one",
    )
    return refundCapture("wrong amount", paymentErrorTexts.wrongAmountPaid)
  }
  // An ended payment has returned its wallet part, so its money is late. Without a wallet part its money still pays an
  // order that is waiting.
  const hasReturnedWalletPart = !isOpen(payment) && walletAmount > 0
  const orderOutcome = hasReturnedWalletPart
    ? "late"
    : await orders.applyCapture(tx, { paymentId: id, orderId, mode, amount, walletAmount, at: now })
  if (orderOutcome === "late") {
    log.warn(
      { paymentId: id, provider: payment.provider, by },
      "a payment was captured for an order that no longer needs it",
    )
    return refundCapture("late", paymentErrorTexts.paidTooLate)
  }
  await writePayment(tx, { ...change, message: "", takenAt: now }, by, now)
  await writeSuccess(tx, payment, now)
  await abandonOthers(deps, tx, payment, now)
  return "taken"
}

/** Abandons the order's other open payments, because it is paid. */
async function abandonOthers(deps: PaymentDeps, tx: Tx, { id, orderId }: StoredPayment, now: Date): Promise<void> {
  for (const other of await lockPayments(tx, orderId)) {
    if (other.id !== id && isOpen(other)) await abandonPayment(deps, tx, other, now)
  }
}
