import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Stock } from "../../../place/stock.store.ts"
import type { Configuration } from "./configuration.ts"
import { findPieceProduct } from "./configure-item.ts"

/** Why something can't be had now. */
export interface Unavailability {
  reason: "Sold out" | "Not made here"
  /** `back at 6:30 pm`, where that can be told. */
  backAt: string
}

/** Of a product, or a piece of a box (`product@size`); nothing where it can be had. */
export type FindUnavailability = (piece: string) => Unavailability | undefined

/** CAT-7: what is sold out, with when it is back, and what the store does not make at all. */
export function createUnavailability(
  products: readonly Product[],
  { soldOutUntil, formatBackAt }: Stock,
): FindUnavailability {
  return (piece) => {
    const product = findPieceProduct(products, piece)
    const [, size] = piece.split("@")
    if (!product || (size !== undefined && !product.sizes.some(({ id }) => id === size))) {
      return { reason: "Not made here", backAt: "" }
    }
    const end = soldOutUntil.get(product.id)
    return end === undefined ? undefined : { reason: "Sold out", backAt: formatBackAt(end) }
  }
}

/** `Sold out, back at 6:30 pm`. */
export function formatUnavailability(unavailability: Unavailability | undefined): string | undefined {
  return unavailability && [unavailability.reason, unavailability.backAt].filter(Boolean).join(", ")
}

/** Whatever of it can't be had, as one would name it: `product` or `product@size`, the whole first. */
export function findUnavailablePieces(
  product: Product,
  configuration: Configuration,
  pieces: readonly string[],
  findUnavailability: FindUnavailability,
): string[] {
  const half = configuration.kind === "pizza" && configuration.half !== undefined ? [configuration.half] : []
  return [...new Set([product.id, ...half, ...pieces])].filter((piece) => findUnavailability(piece) !== undefined)
}
