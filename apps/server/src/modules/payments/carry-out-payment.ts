import type { PayWith } from "@hearth/contract/calls/payments.shapes.ts"
import { type ErrorCode, PAYMENT_FAILED } from "@hearth/contract/error-codes.ts"
import { setTimeout as sleep } from "node:timers/promises"
import { callThrough } from "../../platform/circuits/call-through.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { endAttempt } from "./close-attempts.ts"
import { holdPayment } from "./hold-payment.ts"
import { tokenOf } from "./link-wallet.ts"
import { type PaymentShop, providerOf } from "./payment-shop.ts"
import type { PayVisit } from "./payments.ts"
import { claimBegin, findPayment, lockPayment, type StoredPayment, writePayment, writeRef } from "./payments.store.ts"
import type { Begun } from "./provider.ts"
import { settlePayment } from "./settle-payment.ts"
import { toProvider } from "./to-provider.ts"
import { limitVoucherTries } from "./voucher-limits.ts"

/** Two questions of a provider, each for as long as it may take. */
const BEGIN_MS = 12_000
const TURN_MS = 100

/** Carries a payment out with its provider, outside any transaction; see `Payments.carryOut`. */
export async function carryOutPayment(
  shop: PaymentShop,
  paymentId: string,
  wanted: PayWith,
  visit: PayVisit,
): Promise<void> {
  const payment = await waitForTurn(shop, paymentId)
  if (payment.status === "FAILED") throw failure(payment.failure ?? "PAYMENT_FAILED", payment.message)
  if (payment.status !== "CREATED") return
  const begun = await begin(shop, payment, wanted, visit)
  switch (begun.kind) {
    case "next":
      return writeNext(shop, payment, begun)
    case "captured": {
      const captured = { ...begun, state: "captured" } as const
      await holdPayment(shop, paymentId, (tx, held) => settlePayment(shop, tx, held, captured, "begin"))
      return
    }
    case "not-reached":
      return fail(shop, payment, "PAYMENT_UNAVAILABLE")
    case "refused":
      return fail(shop, payment, begun.code, begun.message)
    case "lost": {
      // What the customer was never shown can't be paid. Where it may have been taken already, it is looked up.
      const mayBeTaken = payment.way === "at-once" || payment.way === "collect"
      if (mayBeTaken) return writeNext(shop, payment, { next: { kind: "wait" } })
      return fail(shop, payment, "PAYMENT_UNAVAILABLE")
    }
  }
}

/**
 * CREATED where it is the caller's to begin, and what came of it where somebody else, with the same key, has begun it.
 * Who waited in vain is answered that it is under way.
 */
async function waitForTurn({ db, clock }: PaymentShop, id: string): Promise<StoredPayment> {
  const giveUpAt = performance.now() + BEGIN_MS
  for (;;) {
    const payment = await findPayment(db, id)
    if (!payment) throw new AppError("NOT_FOUND")
    if (payment.status !== "CREATED") return payment
    const now = clock.now()
    if (await claimBegin(db, id, now, new Date(now.getTime() + BEGIN_MS))) return payment
    if (performance.now() > giveUpAt) throw new AppError("PAYMENT_UNDER_WAY")
    await sleep(TURN_MS)
  }
}

async function begin(shop: PaymentShop, payment: StoredPayment, wanted: PayWith, visit: PayVisit): Promise<Begun> {
  const { way, userId, orderId, mode } = payment
  const token = mode === "MOBIKWIK" ? await tokenOf(shop, userId, "mobikwik") : undefined
  if (mode === "MOBIKWIK" && token === undefined) return { kind: "refused", code: "LINK_NEEDED" }
  if (wanted.voucher) {
    const taken = await limitVoucherTries(shop, { userId, number: wanted.voucher.number, network: visit.network })
    if (!taken.ok) return { kind: "refused", code: "TOO_MANY_REQUESTS" }
  }
  const provider = providerOf(shop, payment.provider)
  const request = {
    ...toProvider(payment),
    way,
    email: visit.email ?? "",
    mobile: visit.mobile ?? "",
    origin: visit.origin,
    returnUrl: `${visit.origin}/payment?transactionId=${orderId}`,
    vpa: wanted.vpa,
    voucher: wanted.voucher,
    token,
  }
  const begun = await callThrough(
    shop.circuitsOf(provider.name).newPayments,
    () => provider.begin(request),
    ({ kind }) => kind === "lost" || kind === "not-reached",
  )
  return begun ?? { kind: "not-reached" }
}

/** The first answer counts: a second one of the same payment was shown to nobody. */
async function writeNext(
  { db, clock }: PaymentShop,
  { id }: StoredPayment,
  { ref, next }: { ref?: string; next: Extract<Begun, { kind: "next" }>["next"] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.status === "CREATED") {
      const { nextLookAt } = payment
      await writePayment(tx, { id, status: "PENDING", ref, next, nextLookAt }, "provider", clock.now())
    } else if (ref !== undefined) {
      await writeRef(tx, id, ref)
    }
  })
}

/** Unless somebody else, with the same key, has begun it meanwhile: then that counts. */
async function fail(shop: PaymentShop, { id }: StoredPayment, code: ErrorCode, message?: string): Promise<void> {
  const hasFailed = await holdPayment(shop, id, async (tx, payment) => {
    if (payment.status !== "CREATED") return payment.status === "FAILED"
    // Money that was taken where it lies after all is found by a later look, whatever was answered.
    const nextLookAt = payment.way === "at-once" ? payment.nextLookAt : null
    const ended = { status: "FAILED", message: message ?? PAYMENT_FAILED, failure: code, nextLookAt } as const
    await endAttempt(tx, payment, ended, "provider", shop.clock.now())
    return true
  })
  if (hasFailed) throw failure(code, message)
}

function failure(code: ErrorCode, message: string | undefined): AppError {
  const isOwnText = message !== undefined && message !== "" && message !== PAYMENT_FAILED
  return new AppError(code, isOwnText ? { displayMsg: message } : {})
}
