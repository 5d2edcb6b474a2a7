import type { PayWith } from "@hearth/contract/calls/payments.shapes.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { splitPayment } from "@hearth/domain/payments/split-payment.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { spendFromWallet, walletBalance } from "../wallet/public.ts"
import { checkMode, isAvailable } from "./check-mode.ts"
import { setAside } from "./close-attempts.ts"
import { hasLinkedWallet } from "./linked-wallets.store.ts"
import { lookAfter } from "./look-schedule.ts"
import type { PaymentShop } from "./payment-shop.ts"
import { insertPayment, isOpen, lockPayment, lockPayments, type StoredPayment } from "./payments.store.ts"
import type { PayableOrder, PayVisit } from "./payments.ts"
import { settlePayment } from "./settle-payment.ts"

/** Writes a payment down, in the transaction that holds its order; see `Payments.begin`. */
export async function beginPayment(
  shop: PaymentShop,
  tx: Tx,
  order: PayableOrder,
  wanted: PayWith,
  { clientType }: PayVisit,
  now: Date,
): Promise<{ paymentId: string }> {
  const { id: orderId, userId, kind, country } = order
  const { rule, way } = checkMode(shop, wanted, { country, clientType, kind, at: now.getTime() })
  if (rule.mode === "MOBIKWIK" && !(await hasLinkedWallet(tx, userId, "mobikwik"))) throw new AppError("LINK_NEEDED")
  const earlier = await lockPayments(tx, orderId)
  await setEarlierAside(shop, tx, earlier, now)
  const { wallet, rest } = await split(tx, order, wanted)
  if (rest > 0 && !isAvailable(shop, rule.provider)) throw new AppError("PAYMENT_UNAVAILABLE")
  const id = shop.random.uuid()
  await insertPayment(tx, {
    id,
    orderId,
    orderNumber: order.number,
    userId,
    kind,
    country,
    mode: rule.mode,
    // Where nothing is left to pay nobody else is needed.
    provider: rest === 0 ? null : rule.provider,
    way,
    amount: rest,
    walletAmount: wallet,
    currency: currencyOf(country),
    status: "CREATED",
    next: { kind: "wait" },
    createdAt: after(now, earlier),
    nextLookAt: rest === 0 ? null : lookAfter(now, now, true),
  })
  const spending = { userId, country, orderId, cause: id, amount: wallet, at: now }
  if (wallet > 0 && !(await spendFromWallet(tx, spending))) throw new AppError("WALLET_SHORT")
  if (rest === 0) await captureHere(shop, tx, id)
  return { paymentId: id }
}

async function split(tx: Tx, { payable, userId, country }: PayableOrder, wanted: PayWith) {
  const asksWallet = wanted.useWallet || wanted.mode === "WALLET"
  const balance = asksWallet ? await walletBalance(tx, { userId, country }) : 0
  const parts = splitPayment(payable, balance, wanted)
  if (parts.ok) return parts
  if (parts.code === "WALLET_COVERS")
    throw new AppError("PAYMENT_MODE_OFF", { displayMsg: "Your wallet covers this order. Please pay with it alone." })
  throw new AppError(parts.code)
}

/**
 * One attempt at a time. Money that is taken where it lies can't be called back while it is being taken; a page or an
 * app that the customer left can be.
 */
async function setEarlierAside(shop: PaymentShop, tx: Tx, earlier: readonly StoredPayment[], now: Date) {
  const open = earlier.filter(isOpen)
  if (open.some(({ way }) => way === "at-once")) throw new AppError("PAYMENT_UNDER_WAY")
  for (const payment of open) await setAside(shop, tx, payment, now)
}

/** Which attempt is the newest must be clear, whatever the clocks of two nodes say. */
function after(now: Date, earlier: readonly StoredPayment[]): Date {
  return new Date(Math.max(now.getTime(), ...earlier.map(({ createdAt }) => createdAt.getTime() + 1)))
}

async function captureHere(shop: PaymentShop, tx: Tx, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (!payment) throw new Error("a payment was written and is not there")
  const { amount, currency } = payment
  const captured = { state: "captured", ref: id, chargeRef: id, amount, currency } as const
  if ((await settlePayment(shop, tx, payment, captured, "begin")) !== "taken") throw new AppError("ORDER_OVER")
}
