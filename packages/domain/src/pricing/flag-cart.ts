import type { Bill, CartShare } from "./bill.ts"
import type { QuotedLine } from "./cart-line.ts"

/** Returns for each kind of product whether all, some or none of the cart's lines are of that kind. */
export function flagCart(lines: readonly QuotedLine[]): Bill["flags"] {
  const ofType = (type: string) =>
    share(
      lines,
      lines.filter(({ productType }) => productType === type),
    )
  return {
    combo: ofType("COMBO"),
    pizzaMania: ofType("PIZZA-MANIA"),
    sides: ofType("SIDES"),
    veg:
      lines.length === 0
        ? "NA"
        : share(
            lines,
            lines.filter(({ foodType }) => foodType === "VEG"),
          ),
  }
}

function share(lines: readonly unknown[], matchingLines: readonly unknown[]): CartShare {
  if (matchingLines.length === 0) return "NO"
  return matchingLines.length === lines.length ? "YES" : "MIX"
}
