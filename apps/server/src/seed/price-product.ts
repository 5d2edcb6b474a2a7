import { priceOfPiece } from "./find-piece.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"

export interface ProductPrices {
  price: number
  originalPrice: number
  sizes: { id: string; name: string; price: number; originalPrice: number; slices: number }[]
}

/**
 * Returns prices in minor units. A product with sizes has the price of its smallest size. A box's original price is the
 * price of its pieces with the default choices.
 */
export function priceProduct(menu: SeedMenu, product: SeedProduct): ProductPrices {
  const sizes = (product.sizes ?? []).map(({ id, name, price, was, slices }) => ({
    id,
    name,
    price,
    originalPrice: was ?? price,
    slices,
  }))
  const [smallest] = sizes
  if (smallest) return { price: smallest.price, originalPrice: smallest.originalPrice, sizes }
  if (product.price === undefined) throw new RangeError(`${product.id} has no price`)
  const pieces = defaultPieces(product)
  const originalPrice =
    pieces.length > 0
      ? pieces.reduce((sum, piece) => sum + priceOfPiece(menu, piece), 0)
      : (product.was ?? product.price)
  return { price: product.price, originalPrice, sizes }
}

/** The pieces that are always in a box, and the first option of each choice. */
function defaultPieces({ includes = [], choices = [] }: SeedProduct): string[] {
  return [...includes, ...choices.flatMap(({ options }) => options[0]?.piece ?? [])]
}
