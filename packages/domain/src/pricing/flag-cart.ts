import type { Bill, CartShare } from "./bill.ts"
import type { QuotedLine } from "./cart-line.ts"

/** What kinds of things are in the cart: all of it, none of it, or some. */
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

function share(all: readonly unknown[], some: readonly unknown[]): CartShare {
  if (some.length === 0) return "NO"
  return some.length === all.length ? "YES" : "MIX"
}
