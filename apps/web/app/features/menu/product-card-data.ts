import type { Picture, Product } from "@hearth/contract/calls/catalog.calls.ts"

/** The part of a product that a card shows. A page contains no more; the rest is loaded when the product is opened. */
export interface ProductCardData extends Pick<
  Product,
  "id" | "name" | "description" | "foodType" | "price" | "originalPrice" | "badges"
> {
  /** Whether there are several sizes. The price is that of the smallest. */
  hasSizes: boolean
  picture: Omit<Picture, "colour">
}

export function toProductCard(product: Product): ProductCardData {
  const { id, name, description, foodType, price, originalPrice, badges } = product
  const { base, widths, alt } = product.picture
  const hasSizes = product.sizes.length > 1
  return { id, name, description, foodType, price, originalPrice, badges, hasSizes, picture: { base, widths, alt } }
}
