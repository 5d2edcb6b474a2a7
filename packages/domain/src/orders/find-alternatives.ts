import type { BillLine } from "../pricing/bill.ts"
import type { CartLine, CartMenu, CartProduct } from "../pricing/cart-line.ts"
import { quoteLines } from "../pricing/quote-lines.ts"

const MAX_ALTERNATIVES = 3

/**
 * What the store has of the same kind for about the same price, the nearest first: the thing itself, where only its size is
 * not made, before all others. What stood on no menu any more is known by its bill.
 */
export function findAlternatives<Product extends CartProduct>(
  line: CartLine,
  was: BillLine | undefined,
  menu: Omit<CartMenu, "products"> & { products: readonly Product[] },
): Product[] {
  const gone = menu.products.find(({ id }) => id === line.productId)
  const type = was?.productType ?? gone?.productType
  const foodType = was?.product.foodType ?? gone?.foodType
  const price = was?.product.price ?? gone?.price ?? 0
  const categories = menu.categories.filter(({ productIds }) => productIds.includes(line.productId))
  const isInSameCategory = (id: string) =>
    categories.length === 0 || categories.some(({ productIds }) => productIds.includes(id))
  return menu.products
    .filter((each) => each.productType === type && each.foodType === foodType)
    .flatMap((each, position) => {
      const now = priceOf(each, line.size, menu)
      if (now === undefined) return []
      const isItself = each.id === line.productId
      return [
        { each, isItself, isInSameCategory: isInSameCategory(each.id), priceGap: Math.abs(now - price), position },
      ]
    })
    .sort(
      (one, other) =>
        Number(other.isItself) - Number(one.isItself) ||
        Number(other.isInSameCategory) - Number(one.isInSameCategory) ||
        one.priceGap - other.priceGap ||
        one.position - other.position,
    )
    .slice(0, MAX_ALTERNATIVES)
    .map(({ each }) => each)
}

/** As it stands on the menu, in the size asked for or its first; undefined where it can't be had. */
function priceOf({ id: productId, sizes }: CartProduct, size: string | undefined, menu: CartMenu): number | undefined {
  const madeSize = sizes.find(({ id }) => id === size)?.id ?? sizes[0]?.id
  return quoteLines([{ id: "one", productId, quantity: 1, size: madeSize }], menu).lines[0]?.price
}
