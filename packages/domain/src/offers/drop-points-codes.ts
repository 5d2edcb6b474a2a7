import type { Offer } from "./offer.ts"

/** The fields of a cart line that decide whether points can pay for it. */
interface PayableLine {
  productId: string
  size?: string | undefined
}

/**
 * LOY-2: returns the codes without those for points that can pay for no line of the cart. A code that stayed without
 * its pizza would spend the points on the next pizza that the customer buys. Availability doesn't matter: a pizza that
 * is sold out may return.
 */
export function dropPointsCodes(
  codes: readonly string[],
  lines: readonly PayableLine[],
  offers: readonly Offer[],
): readonly string[] {
  const isUnused = ({ points, benefit }: Offer) =>
    points !== null &&
    benefit.kind === "item-free" &&
    !lines.some(
      ({ productId, size }) =>
        benefit.products.includes(productId) &&
        (benefit.sizes === undefined || (size !== undefined && benefit.sizes.includes(size))),
    )
  const unusedCodes = new Set(offers.filter(isUnused).map(({ code }) => code))
  const remainingCodes = codes.filter((code) => !unusedCodes.has(code))
  return remainingCodes.length === codes.length ? codes : remainingCodes
}
