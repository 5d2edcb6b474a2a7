import type { ItemSelector } from "./offer.ts"
import type { OfferLine } from "./evaluation-context.ts"

/** One item of a line: of three garlic breads one can be free. */
export interface Unit {
  lineId: string
  productId: string
  productType: string
  categories: readonly string[]
  size: string | null
  price: number
  /** The part of the price that extra toppings and other changes add. */
  extrasPrice: number
}

/** Sorts by line id, so that each line's share of a saving doesn't depend on the sequence of lines in the cart. */
export function splitIntoUnits(lines: readonly OfferLine[]): Unit[] {
  return lines
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap(({ id, productId, productType, categories, size, price, extrasPrice = 0, quantity }) =>
      Array.from({ length: quantity }, () => ({
        lineId: id,
        productId,
        productType,
        categories,
        size,
        price,
        extrasPrice,
      })),
    )
}

export function matchesSelector(
  unit: Pick<Unit, "productId" | "productType" | "categories" | "size">,
  { categories, products, sizes }: ItemSelector,
): boolean {
  return (
    (!categories ||
      categories.includes(unit.productType) ||
      unit.categories.some((category) => categories.includes(category))) &&
    (!products || products.includes(unit.productId)) &&
    (!sizes || (unit.size !== null && sizes.includes(unit.size)))
  )
}

/** Returns the indexes of the units that match. */
export function selectUnits(units: readonly Unit[], selector: ItemSelector): number[] {
  return [...units.keys()].filter((index) => {
    const unit = units[index]
    return unit !== undefined && matchesSelector(unit, selector)
  })
}
