import type { OfferBlocker } from "@hearth/domain/offers/offer-evaluation.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import type { ShownBill } from "../../cart/cart-view.ts"

type MissingPizza = Extract<OfferBlocker, { code: "ITEM_MISSING" }>

/** LOY-2: why the free pizza of a cart can't be ordered: it is sold out, or this store doesn't make it. */
export function describeMissingPizza(
  { missing: { products, sizes } }: Pick<MissingPizza, "missing">,
  lines: readonly Pick<CartLine, "id" | "productId" | "size">[],
  invalidItems: readonly Pick<ShownBill["invalidItems"][number], "id" | "code">[],
): string {
  const refusals = lines
    .filter(({ productId, size = "" }) => products.includes(productId) && (sizes.length === 0 || sizes.includes(size)))
    .flatMap(({ id }) => invalidItems.find((each) => each.id === id) ?? [])
  if (refusals.length === 0) return freePizzaTexts.missing
  return refusals.some(({ code }) => code === "SOLD_OUT") ? freePizzaTexts.soldOut : freePizzaTexts.unavailable
}
