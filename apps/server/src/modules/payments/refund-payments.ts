import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { isOn } from "@hearth/domain/countries/features.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, post } from "../ledger/public.ts"
import { creditWallet, returnToWallet } from "../wallet/public.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { refundToMake } from "./payments.events.ts"
import { lockPayments, type StoredPayment } from "./payments.store.ts"
import { insertRefund, listRefunds } from "./refunds.store.ts"

interface Giving {
  cause: string
  to: "source" | "wallet"
  now: Date
}

/** Gives all captured money of an order back, once for each cause. The order is locked by the caller. */
export async function refundOrder(shop: PaymentShop, tx: Tx, orderId: string, giving: Giving): Promise<void> {
  for (const payment of await lockPayments(tx, orderId)) {
    if (payment.takenAt === null) continue
    await refundPaid(shop, tx, payment, giving)
    await refundWalletPart(shop, tx, payment, giving)
  }
}

/** What a provider took, as far as it has not been given back. The payment is locked by the caller. */
export async function refundPaid(shop: PaymentShop, tx: Tx, payment: StoredPayment, giving: Giving): Promise<void> {
  const { id: paymentId, orderId, userId, country, capturedAmount, capturedCurrency } = payment
  if (payment.provider === null || capturedAmount === null || capturedCurrency === null) return
  const before = await listRefunds(tx, [paymentId])
  const paid = before.filter(({ part, chargeRef }) => part === "paid" && chargeRef === null)
  const given = paid.reduce((sum, { amount }) => sum + amount, 0)
  const amount = capturedAmount - given
  if (amount <= 0) return
  const { cause, now } = giving
  const to = giving.to === "wallet" && canHaveWallet(shop, payment) ? "wallet" : "source"
  const currency = capturedCurrency
  if (to === "source") return refundToSource(shop, tx, payment, { cause, amount, currency, chargeRef: null, now })
  const id = shop.random.uuid()
  const refund = { id, paymentId, cause, part: "paid", amount, currency, to, status: "DONE", chargeRef: null } as const
  if (!(await insertRefund(tx, { ...refund, nextTryAt: null, createdAt: now }))) return
  const credit = { userId, country, program: "REFUND", amount, kind: "refund", from: accounts.held(country) } as const
  await creditWallet(tx, { ...credit, cause: id, orderId, at: now })
}

interface ToSource {
  cause: string
  amount: number
  currency: string
  /** Of a charge beyond the payment's own. */
  chargeRef: string | null
  now: Date
}

/** Has the provider give money back that is held, once for each cause. The payment is locked by the caller. */
export async function refundToSource(
  shop: PaymentShop,
  tx: Tx,
  { id: paymentId, orderId, userId, country }: StoredPayment,
  { cause, amount, currency, chargeRef, now }: ToSource,
): Promise<void> {
  const id = shop.random.uuid()
  const refund = { id, paymentId, cause, part: "paid", amount, currency, chargeRef, to: "source" } as const
  if (!(await insertRefund(tx, { ...refund, status: "INITIATED", nextTryAt: now, createdAt: now }))) return
  const entries = [
    { account: accounts.held(country), amount },
    { account: accounts.refundable(country), amount: -amount },
  ]
  const whose = { orderId, userId, country, currency, at: now }
  await post(tx, { kind: "refund initiated", cause: id, ...whose, entries })
  await shop.jobs.publish(tx, refundToMake, { refundId: id })
}

/** What came from the wallet returns there, to the points it came from. */
async function refundWalletPart(shop: PaymentShop, tx: Tx, payment: StoredPayment, { cause, now }: Giving) {
  const { id: paymentId, walletAmount: amount, currency } = payment
  if (amount === 0 || !(await returnToWallet(tx, { cause: paymentId, at: now }))) return
  const refund = { id: shop.random.uuid(), paymentId, cause, part: "wallet", amount, currency, to: "wallet" } as const
  await insertRefund(tx, { ...refund, chargeRef: null, status: "DONE", nextTryAt: null, createdAt: now })
}

/** A guest has no wallet, and a wallet holds its country's money. */
function canHaveWallet({ switches }: PaymentShop, { kind, country, capturedCurrency }: StoredPayment): boolean {
  if (kind === "guest" || capturedCurrency !== currencyOf(country)) return false
  return isOn("wallet", country, switches.featuresOff())
}
