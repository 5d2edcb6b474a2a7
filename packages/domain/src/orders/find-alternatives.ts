import type { BillLine } from "../pricing/bill.ts"
import type { CartLine, CartMenu, CartProduct } from "../pricing/cart-line.ts"
import { quoteLines } from "../pricing/quote-lines.ts"

const MAX_ALTERNATIVES = 3

/**
 * Finds products of the same kind at about the same price, closest first. If only the size is not made, the product
 * itself comes first. For a product that left the menu, kind and price come from its old bill.
 */
export function findAlternatives<Product extends CartProduct>(
  line: CartLine,
  previousLine: BillLine | undefined,
  menu: Omit<CartMenu, "products"> & { products: readonly Product[] },
): Product[] {
  const currentProduct = menu.products.find(({ id }) => id === line.productId)
  const type = previousLine?.productType ?? currentProduct?.productType
  const foodType = previousLine?.product.foodType ?? currentProduct?.foodType
  const price = previousLine?.product.price ?? currentProduct?.price ?? 0
  const categories = menu.categories.filter(({ productIds }) => productIds.includes(line.productId))
  const isInSameCategory = (id: string) =>
    categories.length === 0 || categories.some(({ productIds }) => productIds.includes(id))
  return menu.products
    .filter((each) => each.productType === type && each.foodType === foodType)
    .flatMap((each, position) => {
      const currentPrice = priceOf(each, line.size, menu)
      if (currentPrice === undefined) return []
      const isItself = each.id === line.productId
      return [
        {
          each,
          isItself,
          isInSameCategory: isInSameCategory(each.id),
          priceGap: Math.abs(currentPrice - price),
          position,
        },
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

/**
 * Returns the price of the standard product in the requested size or its first one; undefined if it isn't available.
 */
function priceOf({ id: productId, sizes }: CartProduct, size: string | undefined, menu: CartMenu): number | undefined {
  const madeSize = sizes.find(({ id }) => id === size)?.id ?? sizes[0]?.id
  return quoteLines([{ id: "one", productId, quantity: 1, size: madeSize }], menu).lines[0]?.price
}
