import type { Picture, Product } from "@hearth/contract/calls/catalog.calls.ts"

/** A product as a card shows it: a page carries no more of it. The rest is fetched when someone looks closer. */
export interface ProductCardData extends Pick<
  Product,
  "id" | "name" | "description" | "foodType" | "price" | "originalPrice" | "badges"
> {
  /** The price is that of the smallest. */
  hasSizes: boolean
  picture: Omit<Picture, "colour">
}

export function toProductCard(product: Product): ProductCardData {
  const { id, name, description, foodType, price, originalPrice, badges } = product
  const { base, widths, alt } = product.picture
  const hasSizes = product.sizes.length > 1
  return { id, name, description, foodType, price, originalPrice, badges, hasSizes, picture: { base, widths, alt } }
}
