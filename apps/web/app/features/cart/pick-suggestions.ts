import type { Menu, Product } from "@hearth/contract/calls/catalog.calls.ts"

/** Product types that go with anything, in the order of suggestion. */
const kinds = ["SIDES", "BEVERAGES", "DESSERTS"]

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
  const isInCart = (kind: string) => products.some(({ id, productType }) => productType === kind && inCart.has(id))
  const rows = kinds
    .toSorted((one, other) => Number(isInCart(one)) - Number(isInCart(other)))
    .map((kind) =>
      products
        .filter(({ id, productType, pieces, choices, recipe }) => {
          const isPlain = pieces.length + choices.length === 0 && recipe === null
          return productType === kind && isPlain && !inCart.has(id) && !soldOut.has(id)
        })
        .sort((one, other) => Number(isBestseller(other)) - Number(isBestseller(one))),
    )
  const longest = Math.max(...rows.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => rows.flatMap((row) => row[index] ?? []))
    .flat()
    .slice(0, maxCount)
}

function isBestseller({ badges }: Product): boolean {
  return badges.includes("bestseller")
}
