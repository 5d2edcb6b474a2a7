import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { accounts, postToLedger } from "../../ledger/public.ts"
import { creditWallet, returnToWallet } from "../../wallet/public.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { refundToExecute } from "../payments.events.ts"
import { lockPayments, type StoredPayment } from "../payments.store.ts"
import { insertRefund, listRefunds } from "./refunds.store.ts"

interface RefundOptions {
  cause: string
  to: "source" | "wallet"
  now: Date
}

/** Refunds all captured money of an order, once per cause. The caller must have locked the order. */
export async function refundOrder(deps: PaymentDeps, tx: Tx, orderId: string, options: RefundOptions): Promise<void> {
  for (const payment of await lockPayments(tx, orderId)) {
    if (payment.takenAt === null) continue
    await refundProviderPart(deps, tx, payment, options)
    await refundWalletPart(deps, tx, payment, options)
  }
}

/** Refunds what a provider captured, minus earlier refunds. The caller must have locked the payment. */
export async function refundProviderPart(
  deps: PaymentDeps,
  tx: Tx,
  payment: StoredPayment,
  options: RefundOptions,
): Promise<void> {
  const { id: paymentId, orderId, userId, country, capturedAmount, capturedCurrency } = payment
  if (payment.provider === null || capturedAmount === null || capturedCurrency === null) return
  const earlierRefunds = await listRefunds(tx, [paymentId])
  const providerRefunds = earlierRefunds.filter(({ part, chargeRef }) => part === "paid" && chargeRef === null)
  const refunded = providerRefunds.reduce((sum, { amount }) => sum + amount, 0)
  const amount = capturedAmount - refunded
  if (amount <= 0) return
  const { cause, now } = options
  const to = options.to === "wallet" && canHaveWallet(deps, payment) ? "wallet" : "source"
  const currency = capturedCurrency
  if (to === "source") return refundToSource(deps, tx, payment, { cause, amount, currency, chargeRef: null, now })
  const id = deps.random.uuid()
  const refund = { id, paymentId, cause, part: "paid", amount, currency, to, status: "DONE", chargeRef: null } as const
  if (!(await insertRefund(tx, { ...refund, nextTryAt: null, createdAt: now }))) return
  const credit = { userId, country, program: "REFUND", amount, kind: "refund", from: accounts.held(country) } as const
  await creditWallet(tx, { ...credit, cause: id, orderId, at: now })
}

interface RefundToSourceInput {
  cause: string
  amount: number
  currency: string
  /** Set for a charge beyond the payment's own. */
  chargeRef: string | null
  now: Date
}

/** Starts a refund of booked money through the provider, once per cause. The caller must have locked the payment. */
export async function refundToSource(
  deps: PaymentDeps,
  tx: Tx,
  { id: paymentId, orderId, userId, country }: StoredPayment,
  { cause, amount, currency, chargeRef, now }: RefundToSourceInput,
): Promise<void> {
  const id = deps.random.uuid()
  const refund = { id, paymentId, cause, part: "paid", amount, currency, chargeRef, to: "source" } as const
  if (!(await insertRefund(tx, { ...refund, status: "INITIATED", nextTryAt: now, createdAt: now }))) return
  const entries = [
    { account: accounts.held(country), amount },
    { account: accounts.refundable(country), amount: -amount },
  ]
  const postingContext = { orderId, userId, country, currency, at: now }
  await postToLedger(tx, { kind: "refund initiated", cause: id, ...postingContext, entries })
  await deps.jobs.publish(tx, refundToExecute, { refundId: id })
}

/** Returns the wallet's part to the points that it came from. */
async function refundWalletPart(deps: PaymentDeps, tx: Tx, payment: StoredPayment, { cause, now }: RefundOptions) {
  const { id: paymentId, walletAmount: amount, currency } = payment
  if (amount === 0 || !(await returnToWallet(tx, { cause: paymentId, at: now }))) return
  const refund = { id: deps.random.uuid(), paymentId, cause, part: "wallet", amount, currency, to: "wallet" } as const
  await insertRefund(tx, { ...refund, chargeRef: null, status: "DONE", nextTryAt: null, createdAt: now })
}

/** A guest has no wallet, and a wallet contains only its country's currency. */
function canHaveWallet({ switches }: PaymentDeps, { kind, country, capturedCurrency }: StoredPayment): boolean {
  if (kind === "guest" || capturedCurrency !== currencyOf(country)) return false
  return isFeatureOn("wallet", country, switches.featuresOff())
}
