import type { ShownBill } from "../../cart/cart-view.ts"

/** LOY-2: whether points pay for an item of this line. */
export function isPaidWithPoints(
  lineId: string,
  bill: { validItems: readonly Pick<ShownBill["validItems"][number], "id" | "discounts">[] } & Pick<
    ShownBill,
    "discounts"
  >,
): boolean {
  const paidOffers = bill.discounts.filter(({ points }) => points !== undefined)
  const offerIds = new Set(paidOffers.map(({ offerId }) => offerId))
  const line = bill.validItems.find(({ id }) => id === lineId)
  return line?.discounts.some(({ offerId }) => offerIds.has(offerId)) ?? false
}
