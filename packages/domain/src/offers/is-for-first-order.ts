import type { Offer } from "./offer.ts"

/** OFR-7: whether the offer is only for customers who have not ordered before. */
export function isForFirstOrder({ conditions }: Pick<Offer, "conditions">): boolean {
  return conditions.some(({ kind }) => kind === "first-order")
}
