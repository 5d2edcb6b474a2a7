import type { SeedMenu, SeedProduct, SeedSize } from "./menu-schema.ts"

/** Finds one piece of a box: `bd-cola`, or `in-margherita@medium`. */
export function findIncluded(menu: SeedMenu, piece: string): { product: SeedProduct; size: SeedSize | undefined } {
  const [id, sizeId] = piece.split("@")
  const product = menu.products.find((each) => each.id === id)
  const size = product?.sizes?.find((each) => each.id === sizeId)
  if (!product || (product.sizes === undefined) !== (sizeId === undefined) || (product.sizes && !size)) {
    throw new RangeError(`unknown product in a box: ${piece}`)
  }
  return { product, size }
}

/** The price of a piece sold alone. */
export function priceOfPiece(menu: SeedMenu, piece: string): number {
  const { product, size } = findIncluded(menu, piece)
  return size?.price ?? product.price ?? 0
}
