import { isFinal, isPlaced, type OrderStatus } from "../orders/order-status.ts"

/**
 * LOY-3: what an order earns. `EXPECTED`: points once it is delivered. `PENDING`: delivered, and its points aren't
 * credited yet. `ANOTHER_ORDER`: nothing, because an earlier order of the day earns. `NOT_A_MEMBER`: nothing, because
 * the customer isn't a member. `NONE`: nothing, for any other reason.
 */
export const orderEarningStates = ["EXPECTED", "PENDING", "CREDITED", "ANOTHER_ORDER", "NOT_A_MEMBER", "NONE"] as const
export type OrderEarningState = (typeof orderEarningStates)[number]

/** The customer's membership and the earnings that matter for an order. */
export interface EarningFacts {
  isMember: boolean
  /** Whether the customer was a member when the order was placed. */
  wasMemberThen: boolean
  /** The order's own earning. `void`: its points were forfeited or taken back. */
  ownEarning: "pending" | "credited" | "void" | null
  /** Whether another order of the same store's day has earned points, or was placed earlier and will earn them. */
  hasOtherOfDay: boolean
}

export function orderEarningState(
  { status, payable }: { status: OrderStatus; payable: number },
  { isMember, wasMemberThen, ownEarning, hasOtherOfDay }: EarningFacts,
): OrderEarningState {
  if (ownEarning === "void") return "NONE"
  if (ownEarning !== null) return ownEarning === "pending" ? "PENDING" : "CREDITED"
  if (!isPlaced(status) || payable === 0) return "NONE"
  if (!isMember) return "NOT_A_MEMBER"
  if (!wasMemberThen) return "NONE"
  if (hasOtherOfDay) return "ANOTHER_ORDER"
  return isFinal(status) ? "NONE" : "EXPECTED"
}
