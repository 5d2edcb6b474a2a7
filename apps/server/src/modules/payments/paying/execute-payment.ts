import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import { setTimeout as sleep } from "node:timers/promises"
import { callThrough } from "../../../platform/circuits/call-through.ts"
import { inTransaction } from "../../../platform/database/in-transaction.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { endPayment } from "./close-payments.ts"
import { withLockedPayment } from "../settling/with-locked-payment.ts"
import { readWalletToken } from "../linked-wallets/link-wallet.ts"
import { type PaymentDeps, requireProvider } from "../payment-deps.ts"
import type { PaymentContext } from "../payments.ts"
import { claimStart, findPayment, lockPayment, type StoredPayment, writePayment, writeRef } from "../payments.store.ts"
import type { StartResult } from "../providers/provider.ts"
import { settlePayment, statusSource } from "../settling/settle-payment.ts"
import { toProviderPayment } from "../providers/to-provider-payment.ts"
import { limitVoucherTries } from "../vouchers/voucher-limits.ts"

/** Enough for two calls to a provider that both time out. */
const START_LEASE_MS = 12_000
const POLL_MS = 100

/**
 * Executes a payment with its provider, outside any transaction. Throws if the payment fails. After a lost response the
 * payment stays pending and is checked later. Can be called repeatedly.
 */
export async function executePayment(
  deps: PaymentDeps,
  paymentId: string,
  payWith: PaymentInput,
  context: PaymentContext,
): Promise<void> {
  const payment = await claimStartOrWait(deps, paymentId)
  if (payment.status === "FAILED") throw paymentError(payment.failure ?? "PAYMENT_FAILED", payment.message)
  if (payment.status !== "CREATED") return
  const startResult = await startAtProvider(deps, payment, payWith, context)
  switch (startResult.kind) {
    case "next":
      return writeNextStep(deps, payment, startResult)
    case "captured": {
      const captured = { ...startResult, state: "captured" } as const
      await withLockedPayment(deps, paymentId, (tx, locked) =>
        settlePayment(deps, tx, locked, captured, statusSource.start),
      )
      return
    }
    case "not-reached":
      return failPayment(deps, payment, "PAYMENT_UNAVAILABLE")
    case "refused":
      return failPayment(deps, payment, startResult.code, startResult.message)
    case "lost": {
      // The response was lost. In these two flows the provider needs nothing from the customer's browser, so the money
      // may have been captured: the payment stays pending, and a later check finds out. In the other flows the customer
      // never saw the provider's page and can't have paid.
      const mayBeCaptured = payment.flow === "at-once" || payment.flow === "collect"
      if (mayBeCaptured) return writeNextStep(deps, payment, { next: { kind: "wait" } })
      return failPayment(deps, payment, "PAYMENT_UNAVAILABLE")
    }
  }
}

/**
 * Returns the payment as CREATED if the caller may start it, or its state after another request with the same key has
 * started it. Throws PAYMENT_UNDER_WAY if waiting for that takes too long.
 */
async function claimStartOrWait({ db, clock }: PaymentDeps, id: string): Promise<StoredPayment> {
  const deadline = performance.now() + START_LEASE_MS
  for (;;) {
    const payment = await findPayment(db, id)
    if (!payment) throw new AppError("NOT_FOUND")
    if (payment.status !== "CREATED") return payment
    const now = clock.now()
    if (await claimStart(db, id, now, new Date(now.getTime() + START_LEASE_MS))) return payment
    if (performance.now() > deadline) throw new AppError("PAYMENT_UNDER_WAY")
    await sleep(POLL_MS)
  }
}

async function startAtProvider(
  deps: PaymentDeps,
  payment: StoredPayment,
  payWith: PaymentInput,
  context: PaymentContext,
): Promise<StartResult> {
  const { flow, userId, orderId, mode } = payment
  const token = mode === "MOBIKWIK" ? await readWalletToken(deps, userId, "mobikwik") : undefined
  if (mode === "MOBIKWIK" && token === undefined) return { kind: "refused", code: "LINK_NEEDED" }
  if (payWith.voucher) {
    const limitResult = await limitVoucherTries(deps, {
      userId,
      number: payWith.voucher.number,
      network: context.network,
    })
    if (!limitResult.ok) return { kind: "refused", code: "TOO_MANY_REQUESTS" }
  }
  const provider = requireProvider(deps, payment.provider)
  const request = {
    ...toProviderPayment(payment),
    flow,
    email: context.email ?? "",
    mobile: context.mobile ?? "",
    origin: context.origin,
    returnUrl: `${context.origin}/payment?transactionId=${orderId}`,
    vpa: payWith.vpa,
    voucher: payWith.voucher,
    token,
  }
  const startResult = await callThrough(
    deps.circuitsOfProvider(provider.name).newPayments,
    () => provider.start(request),
    ({ kind }) => kind === "lost" || kind === "not-reached",
  )
  return startResult ?? { kind: "not-reached" }
}

/**
 * Stores what the customer has to do next. Only the first result of a payment counts, because the customer sees no
 * other.
 */
async function writeNextStep(
  { db, clock }: PaymentDeps,
  { id }: StoredPayment,
  { ref, next }: { ref?: string; next: Extract<StartResult, { kind: "next" }>["next"] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.status === "CREATED") {
      const { nextCheckAt } = payment
      await writePayment(tx, { id, status: "PENDING", ref, next, nextCheckAt }, "provider", clock.now())
    } else if (ref !== undefined) {
      await writeRef(tx, id, ref)
    }
  })
}

/** Fails the payment unless another request with the same key has started it in the meantime. */
async function failPayment(deps: PaymentDeps, { id }: StoredPayment, code: ErrorCode, message?: string): Promise<void> {
  const hasFailed = await withLockedPayment(deps, id, async (tx, payment) => {
    if (payment.status !== "CREATED") return payment.status === "FAILED"
    // Payments that are captured immediately are still checked, in case money was captured despite the response.
    const nextCheckAt = payment.flow === "at-once" ? payment.nextCheckAt : null
    const paymentEnd = {
      status: "FAILED",
      message: message ?? paymentErrorTexts.paymentFailed,
      failure: code,
      nextCheckAt,
    } as const
    await endPayment(tx, payment, paymentEnd, "provider", deps.clock.now())
    return true
  })
  if (hasFailed) throw paymentError(code, message)
}

function paymentError(code: ErrorCode, message: string | undefined): AppError {
  const isSpecificText = message !== undefined && message !== "" && message !== paymentErrorTexts.paymentFailed
  return new AppError(code, isSpecificText ? { displayMsg: message } : {})
}
