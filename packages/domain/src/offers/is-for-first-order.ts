import type { Offer } from "./offer.ts"

/** OFR-7: whether nobody who has ordered before can have it. */
export function isForFirstOrder({ conditions }: Pick<Offer, "conditions">): boolean {
  return conditions.some(({ kind }) => kind === "first-order")
}
