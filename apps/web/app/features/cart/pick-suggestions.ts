import type { Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"

/** Product types that go with anything, in the order of suggestion. */
const suggestedTypes = ["SIDES", "BEVERAGES", "DESSERTS"]

/**
 * CAR-5: picks a few small products that are not in the cart, bestsellers first, alternating between product types.
 * Types that the cart has none of come first.
 */
export function pickSuggestions(
  { products }: Menu,
  inCart: ReadonlySet<string>,
  soldOut: ReadonlySet<string>,
  maxCount: number,
): Product[] {
  const isTypeInCart = (type: string) => products.some(({ id, productType }) => productType === type && inCart.has(id))
  const productsByType = suggestedTypes
    .toSorted((one, other) => Number(isTypeInCart(one)) - Number(isTypeInCart(other)))
    .map((type) =>
      products
        .filter(({ id, productType, pieces, choices, recipe }) => {
          const isPlain = pieces.length + choices.length === 0 && recipe === null
          return productType === type && isPlain && !inCart.has(id) && !soldOut.has(id)
        })
        .sort((one, other) => Number(isBestseller(other)) - Number(isBestseller(one))),
    )
  const longest = Math.max(...productsByType.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => productsByType.flatMap((row) => row[index] ?? []))
    .flat()
    .slice(0, maxCount)
}

function isBestseller({ badges }: Product): boolean {
  return badges.includes("bestseller")
}
