import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { accounts } from "../../ledger/public.ts"
import { takeBackPoints } from "../../loyalty/public.ts"
import type { StoredOrder } from "../../orders/public.ts"
import { creditWallet } from "../../wallet/public.ts"
import type { CasesDeps } from "../cases-deps.ts"
import type { OrderMoney } from "./order-money.ts"
import type { StoredRemedy } from "./remedies.store.ts"

type RemedyToPay = Pick<StoredRemedy, "id" | "kind" | "amount" | "lineIds">

/** Throws if the remedy is worth more than what is left of the order, or if the order doesn't allow it. */
export function assertRemedyPossible({ kind, amount }: Pick<RemedyToPay, "kind" | "amount">, money: OrderMoney): void {
  if (amount > money.left) throw new AppError("REMEDY_TOO_LARGE")
  const isPossible = money.possibleRemedies.includes(kind)
  if (!isPossible || (kind === "REFUND" && amount > money.leftAtSource)) throw new AppError("REMEDY_NOT_OFFERED")
}

/**
 * FBK-3: gives a remedy, once: the ledger has one posting per refund or credit, and a new order is placed in the same
 * transaction. A remedy that completes the refund of the order also takes back the points that the order earned
 * (LOY-3). The caller has locked the order that was paid and checked what is left of it.
 */
export async function payRemedy(
  { payments, orders }: Pick<CasesDeps, "payments" | "orders">,
  tx: Tx,
  { paid, money, at }: { paid: StoredOrder; money: OrderMoney; at: Date },
  { id: remedyId, kind, amount, lineIds }: RemedyToPay,
): Promise<Pick<StoredRemedy, "newOrderId" | "newOrderNumber">> {
  const { id: orderId, userId, country } = paid
  // Before the payment: a cancellation also locks the member before the wallet.
  if (kind !== "NEW_ORDER" && money.refunded + amount >= money.total) await takeBackPoints(tx, orderId, at)
  const noNewOrder = { newOrderId: null, newOrderNumber: null }
  if (kind === "REFUND") {
    if (!(await payments.refundRemedy(tx, { orderId, remedyId, amount, now: at })))
      throw new AppError("REMEDY_NOT_OFFERED")
    return noNewOrder
  }
  if (kind === "WALLET_CREDIT") {
    const credit = { program: "REFUND", kind: "remedy", cause: remedyId, from: accounts.remedies(country) } as const
    await creditWallet(tx, { userId, country, amount, orderId, at, ...credit })
    return noNewOrder
  }
  const newOrder = await orders.placeReplacement(tx, { original: paid, lineIds, at })
  return { newOrderId: newOrder.id, newOrderNumber: newOrder.number }
}
