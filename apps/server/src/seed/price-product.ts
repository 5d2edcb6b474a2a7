import { findIncluded } from "./find-included.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"

export interface Priced {
  price: number
  originalPrice: number
  sizes: { id: string; name: string; price: number; originalPrice: number; slices: number }[]
}

/** Prices in minor units. A product with sizes costs what its smallest one does; a box's original price is that of its pieces. */
export function priceProduct(menu: SeedMenu, product: SeedProduct): Priced {
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
  const originalPrice = product.includes ? priceOfPieces(menu, product.includes) : (product.was ?? product.price)
  return { price: product.price, originalPrice, sizes }
}

function priceOfPieces(menu: SeedMenu, pieces: readonly string[]): number {
  return pieces
    .map((piece) => findIncluded(menu, piece))
    .reduce((sum, { product, size }) => sum + (size?.price ?? product.price ?? 0), 0)
}
