import { isFinal, isPlaced, type OrderStatus } from "../orders/order-status.ts"

/**
 * LOY-3: what an order earns. Of a day's orders only the first that is delivered earns. `EXPECTED`: points once it is
 * delivered. `FIRST_DELIVERED`: the same, unless another open order of the day is delivered first. `PENDING`:
 * delivered, and its points aren't credited yet. `ANOTHER_ORDER`: nothing, because another order of the day has earned.
 * `DAY_LOST`: nothing, because the points of the day's order were given up by leaving, or taken back.
 * `NOT_A_MEMBER`: nothing, because the customer isn't a member. `NONE`: nothing, for any other reason.
 */
export const orderEarningStates = [
  "EXPECTED",
  "FIRST_DELIVERED",
  "PENDING",
  "CREDITED",
  "ANOTHER_ORDER",
  "DAY_LOST",
  "NOT_A_MEMBER",
  "NONE",
] as const
export type OrderEarningState = (typeof orderEarningStates)[number]

/** The customer's membership and the earnings that matter for an order. */
export interface EarningFacts {
  membership: "member" | "former member" | "none"
  /** Whether the customer was a member when the order was placed. */
  wasMemberThen: boolean
  /** The order's own earning. `void`: its points were forfeited or taken back. */
  ownEarning: "pending" | "credited" | "void" | null
  /** What another order of the same store's day has earned. `void`: its points were forfeited or taken back. */
  otherEarning: "valid" | "void" | null
  /** Whether another order of the same store's day is open and may earn them. */
  hasOtherOpenOrder: boolean
}

export function orderEarningState(
  /** `itemsPrice`: what the customer pays for the items, without charges. */
  { status, itemsPrice }: { status: OrderStatus; itemsPrice: number },
  { membership, wasMemberThen, ownEarning, otherEarning, hasOtherOpenOrder }: EarningFacts,
): OrderEarningState {
  if (ownEarning === "void") return "NONE"
  if (ownEarning !== null) return ownEarning === "pending" ? "PENDING" : "CREDITED"
  if (!isPlaced(status) || itemsPrice === 0) return "NONE"
  if (membership === "none") return "NOT_A_MEMBER"
  if (membership === "former member" || !wasMemberThen) return "NONE"
  if (otherEarning !== null) return otherEarning === "void" ? "DAY_LOST" : "ANOTHER_ORDER"
  if (isFinal(status)) return "NONE"
  return hasOtherOpenOrder ? "FIRST_DELIVERED" : "EXPECTED"
}
