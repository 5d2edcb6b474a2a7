import { type RemedyKind, remedyLeft } from "@hearth/domain/cases/remedies.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { isHandedOver } from "@hearth/domain/orders/order-status.ts"
import type { Queryable } from "../../../platform/database/database.ts"
import { filterCustomerIds } from "../../identity/public.ts"
import type { StoredOrder } from "../../orders/public.ts"
import type { CasesDeps } from "../cases-deps.ts"
import { sumGivenForOrder } from "./remedies.store.ts"

/** What an order cost and what its customer already got back. */
export interface OrderMoney {
  total: number
  /** Remedies, the compensation for a late order, and refunds. */
  given: number
  left: number
  /** What the provider of the payment can still refund. */
  leftAtSource: number
  possibleRemedies: readonly RemedyKind[]
}

export type MoneyOrder = Pick<StoredOrder, "id" | "userId" | "country" | "status" | "payable">

/**
 * Reads what can still be given for an order. Before the handover nothing can: the store cancels the order instead,
 * which refunds all of it.
 */
export async function readOrderMoney(
  deps: Pick<CasesDeps, "kitchen" | "payments" | "switches">,
  db: Queryable,
  order: MoneyOrder,
): Promise<OrderMoney> {
  const { id, payable: total, status } = order
  const [ticket] = await deps.kitchen.ticketsOf(db, [id])
  const { leftAtSource, refunded } = await deps.payments.readOrderRefunds(db, id)
  const given =
    status === "CANCELLED" ? total : (await sumGivenForOrder(db, id)) + (ticket?.compensation?.amount ?? 0) + refunded
  const left = remedyLeft({ orderTotal: total, givenBefore: given })
  const canGive = isHandedOver(status) && left > 0
  const possibleRemedies = canGive ? await listRemedyKinds(deps, db, order, leftAtSource) : []
  return { total, given, left, leftAtSource, possibleRemedies }
}

/** The remedies that an order allows at all, which its customer can wish for. */
export async function listRemedyKinds(
  deps: Pick<CasesDeps, "switches">,
  db: Queryable,
  order: MoneyOrder,
  leftAtSource: number,
): Promise<RemedyKind[]> {
  const hasWallet = await canHaveWallet(deps, db, order)
  return [...(leftAtSource > 0 ? ["REFUND" as const] : []), ...(hasWallet ? ["WALLET_CREDIT" as const] : [])]
}

/** A guest has no wallet. */
async function canHaveWallet(
  { switches }: Pick<CasesDeps, "switches">,
  db: Queryable,
  { userId, country, payable }: MoneyOrder,
): Promise<boolean> {
  if (payable === 0 || !isFeatureOn("wallet", country, switches.featuresOff())) return false
  return (await filterCustomerIds(db, [userId])).has(userId)
}
