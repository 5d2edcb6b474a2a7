import type { Bill, CartShare } from "./bill.ts"
import type { QuotedLine } from "./cart-line.ts"

/** Returns for each kind of product whether all, some or none of the cart's lines are of that kind. */
export function flagCart(lines: readonly QuotedLine[]): Bill["flags"] {
  const shareOfType = (type: string) =>
    shareOf(
      lines,
      lines.filter(({ productType }) => productType === type),
    )
  return {
    combo: shareOfType("COMBO"),
    pizzaMania: shareOfType("PIZZA-MANIA"),
    sides: shareOfType("SIDES"),
    veg:
      lines.length === 0
        ? "NA"
        : shareOf(
            lines,
            lines.filter(({ foodType }) => foodType === "VEG"),
          ),
  }
}

function shareOf(lines: readonly unknown[], matchingLines: readonly unknown[]): CartShare {
  if (matchingLines.length === 0) return "NO"
  return matchingLines.length === lines.length ? "YES" : "MIX"
}
