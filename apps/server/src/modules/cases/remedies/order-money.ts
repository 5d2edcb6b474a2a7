import { canMakeAgain } from "@hearth/domain/cases/new-order.ts"
import { type RemedyKind, remedyLeft } from "@hearth/domain/cases/remedies.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { filterCustomerIds } from "../../identity/public.ts"
import type { StoredOrder } from "../../orders/public.ts"
import type { CasesDeps } from "../cases-deps.ts"
import { type CaseOrder, readCaseOrder } from "./case-order.ts"
import { readNewOrderStates } from "./new-orders.ts"
import { listGivenForOrder } from "./remedies.store.ts"

/** What an order cost and what its customer already got back. */
export interface OrderMoney {
  total: number
  /** Remedies, the compensation for a late order, and refunds. */
  given: number
  left: number
  /** The part of `given` that refunds the order: without new orders and without the compensation for a late order. */
  refunded: number
  /** What the provider of the payment can still refund. */
  leftAtSource: number
  possibleRemedies: readonly RemedyKind[]
}

/**
 * Reads what can still be given for the order of a case. Before the handover nothing can: the store cancels the order
 * instead, which refunds all of it.
 */
export async function readOrderMoney(
  deps: Pick<CasesDeps, "kitchen" | "payments" | "switches">,
  db: Queryable,
  { about, paid }: CaseOrder,
): Promise<OrderMoney> {
  const { id, payable: total, status } = paid
  const [ticket] = await deps.kitchen.ticketsOf(db, [id])
  const { leftAtSource, refunded: refundedPayments } = await deps.payments.readOrderRefunds(db, id)
  const remedies = await sumGiven(db, id)
  const given = status === "CANCELLED" ? total : remedies.all + (ticket?.compensation?.amount ?? 0) + refundedPayments
  const refunded = remedies.money + refundedPayments
  const left = remedyLeft({ orderTotal: total, givenBefore: given })
  const canGive = isHandedOver(about.status) && left > 0
  const possibleRemedies = canGive ? await listRemedyKinds(deps, db, paid, leftAtSource) : []
  return { total, given, left, refunded, leftAtSource, possibleRemedies }
}

/**
 * Adds up the remedies of an order, and those of them that are money. A new order that was cancelled doesn't count, so
 * that something else can be given instead.
 */
async function sumGiven(db: Queryable, orderId: string): Promise<{ all: number; money: number }> {
  const remedies = await listGivenForOrder(db, orderId)
  const stateOf = await readNewOrderStates(db, remedies)
  const valid = remedies.filter(({ newOrderId }) => stateOf(newOrderId) !== "CANCELLED")
  return { all: sumAmounts(valid), money: sumAmounts(valid.filter(({ kind }) => kind !== "NEW_ORDER")) }
}

const sumAmounts = (remedies: readonly { amount: number }[]) => remedies.reduce((sum, { amount }) => sum + amount, 0)

/** Returns the remedies that an order allows at all, which its customer can wish for. */
export async function readWishes(
  deps: Pick<CasesDeps, "payments" | "switches">,
  db: Queryable,
  orderId: string,
): Promise<RemedyKind[]> {
  const { paid } = await readCaseOrder(db, orderId)
  const { leftAtSource } = await deps.payments.readOrderRefunds(db, paid.id)
  return listRemedyKinds(deps, db, paid, leftAtSource)
}

async function listRemedyKinds(
  deps: Pick<CasesDeps, "switches">,
  db: Queryable,
  paid: StoredOrder,
  leftAtSource: number,
): Promise<RemedyKind[]> {
  const hasWallet = await canHaveWallet(deps, db, paid)
  return [
    ...(leftAtSource > 0 ? ["REFUND" as const] : []),
    ...(hasWallet ? ["WALLET_CREDIT" as const] : []),
    // Without its contact, because the account was deleted, the order can't be delivered again.
    ...(paid.payable > 0 && paid.contact.mobile !== "" && canMakeAgain(paid) ? ["NEW_ORDER" as const] : []),
  ]
}

/** A guest has no wallet. */
async function canHaveWallet(
  { switches }: Pick<CasesDeps, "switches">,
  db: Queryable,
  { userId, country, payable }: StoredOrder,
): Promise<boolean> {
  if (payable === 0 || !isFeatureOn("wallet", country, switches.featuresOff())) return false
  return (await filterCustomerIds(db, [userId])).has(userId)
}
