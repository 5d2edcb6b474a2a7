import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"

type BillWithPoints = Pick<Transaction["bill"], "discounts">

/** LOY-2: the points that paid for free pizzas of the order; 0 if none did. */
export function spentPointsOf({ discounts }: BillWithPoints): number {
  return discounts.reduce((sum, { points }) => sum + (points ?? 0), 0)
}

/** What points paid for on a line, or undefined if they paid for nothing. */
export function freeItemOf(
  { discounts }: Pick<Transaction["bill"]["validItems"][number], "discounts">,
  bill: BillWithPoints,
): { points: number; amount: number } | undefined {
  for (const { offerId, amount } of discounts) {
    const points = bill.discounts.find((each) => each.offerId === offerId)?.points
    if (points !== undefined) return { points, amount }
  }
  return undefined
}
