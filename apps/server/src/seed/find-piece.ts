import type { SeedMenu, SeedProduct, SeedSize } from "./menu-schema.ts"

/** Finds the product and size of one piece of a box. A piece is written `bd-cola` or `in-margherita@medium`. */
export function findPiece(menu: SeedMenu, piece: string): { product: SeedProduct; size: SeedSize | undefined } {
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
  const { product, size } = findPiece(menu, piece)
  return size?.price ?? product.price ?? 0
}
