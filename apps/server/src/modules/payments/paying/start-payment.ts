import type { PaymentInput } from "@hearth/contract/calls/payments.shapes.ts"
import { currencyOf } from "@hearth/domain/countries/countries.ts"
import { splitPayment } from "@hearth/domain/payments/split-payment.ts"
import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { spendFromWallet, walletBalance } from "../../wallet/public.ts"
import { validatePaymentMode, isProviderAvailable } from "../payment-modes.ts"
import { abandonPayment } from "./close-payments.ts"
import { hasLinkedWallet } from "../linked-wallets/linked-wallets.store.ts"
import { planNextCheck } from "../checks/check-schedule.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { insertPayment, isOpen, lockPayment, lockPayments, type StoredPayment } from "../payments.store.ts"
import type { PayableOrder, PaymentContext } from "../payments.ts"
import { settlePayment, statusSource } from "../settling/settle-payment.ts"

/**
 * Creates a payment in the transaction that has locked its order, and takes the wallet's part. Abandons an earlier open
 * payment of the order. A payment by wallet alone is captured here.
 */
export async function startPayment(
  deps: PaymentDeps,
  tx: Tx,
  order: PayableOrder,
  paymentInput: PaymentInput,
  { clientType }: PaymentContext,
  now: Date,
): Promise<{ paymentId: string }> {
  const { id: orderId, userId, kind, country, payable: amount } = order
  const { rule, flow } = validatePaymentMode(deps, paymentInput, {
    country,
    clientType,
    amount,
    kind,
    at: now.getTime(),
  })
  if (rule.mode === "MOBIKWIK" && !(await hasLinkedWallet(tx, userId, "mobikwik"))) throw new AppError("LINK_NEEDED")
  const earlierPayments = await lockPayments(tx, orderId)
  await abandonOpenPayments(deps, tx, earlierPayments, now)
  const { wallet, rest: amountDue } = await splitAmount(tx, order, paymentInput)
  if (amountDue > 0 && !isProviderAvailable(deps, rule.provider)) throw new AppError("PAYMENT_UNAVAILABLE")
  const id = deps.random.uuid()
  await insertPayment(tx, {
    id,
    orderId,
    orderNumber: order.number,
    userId,
    kind,
    country,
    mode: rule.mode,
    // Without an amount left to pay no provider is needed.
    provider: amountDue === 0 ? null : rule.provider,
    flow,
    amount: amountDue,
    walletAmount: wallet,
    currency: currencyOf(country),
    status: "CREATED",
    next: { kind: "wait" },
    createdAt: createdAfter(now, earlierPayments),
    nextCheckAt: amountDue === 0 ? null : planNextCheck(now, now, true),
  })
  const spending = { userId, country, orderId, cause: id, amount: wallet, at: now }
  if (wallet > 0 && !(await spendFromWallet(tx, spending))) throw new AppError("WALLET_SHORT")
  if (amountDue === 0) await captureWithoutProvider(deps, tx, id)
  return { paymentId: id }
}

async function splitAmount(tx: Tx, { payable, userId, country }: PayableOrder, paymentInput: PaymentInput) {
  const usesWallet = paymentInput.useWallet || paymentInput.mode === "WALLET"
  const balance = usesWallet ? await walletBalance(tx, { userId, country }) : 0
  const split = splitPayment(payable, balance, paymentInput)
  if (split.ok) return split
  if (split.code === "WALLET_COVERS")
    throw new AppError("PAYMENT_MODE_OFF", { displayMsg: paymentErrorTexts.walletCoversOrder })
  throw new AppError(split.code)
}

/**
 * Allows one open payment at a time. A payment that is captured immediately can't be abandoned while it is running; a
 * page or app that the customer left can.
 */
async function abandonOpenPayments(deps: PaymentDeps, tx: Tx, earlierPayments: readonly StoredPayment[], now: Date) {
  const openPayments = earlierPayments.filter(isOpen)
  if (openPayments.some(({ flow }) => flow === "at-once")) throw new AppError("PAYMENT_UNDER_WAY")
  for (const payment of openPayments) await abandonPayment(deps, tx, payment, now)
}

/** Makes the newest payment unambiguous even if the nodes' clocks differ. */
function createdAfter(now: Date, earlierPayments: readonly StoredPayment[]): Date {
  return new Date(Math.max(now.getTime(), ...earlierPayments.map(({ createdAt }) => createdAt.getTime() + 1)))
}

async function captureWithoutProvider(deps: PaymentDeps, tx: Tx, id: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (!payment) throw new Error("a payment is missing right after it was stored")
  const { amount, currency } = payment
  const captured = { state: "captured", ref: id, chargeRef: id, amount, currency } as const
  if ((await settlePayment(deps, tx, payment, captured, statusSource.start)) !== "taken")
    throw new AppError("ORDER_OVER")
}
