import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as customiseTexts from "@hearth/texts/menu/customise.ts"
import * as cardTexts from "@hearth/texts/menu/menu-cards.ts"
import type { Stock } from "../../../place/stock.store.ts"
import type { Configuration } from "./configuration.ts"
import { findPieceProduct } from "./configure-item.ts"

/** Why a product or a piece of a box can't be ordered now. */
export interface Unavailability {
  reason: "SOLD_OUT" | "NOT_MADE"
  /** `back at 6:30 pm`, or empty if unknown. */
  backAtText: string
}

/** Returns why a product or a piece of a box (`product@size`) is unavailable, or undefined if it is available. */
export type FindUnavailability = (piece: string) => Unavailability | undefined

/** CAT-7: finds products that are sold out, with the time when they are back, and those that the store doesn't make. */
export function createUnavailabilityFinder(
  products: readonly Product[],
  { soldOutUntil, formatBackAt }: Stock,
): FindUnavailability {
  return (piece) => {
    const product = findPieceProduct(products, piece)
    const [, size] = piece.split("@")
    if (!product || (size !== undefined && !product.sizes.some(({ id }) => id === size))) {
      return { reason: "NOT_MADE", backAtText: "" }
    }
    const soldOutEnd = soldOutUntil.get(product.id)
    return soldOutEnd === undefined ? undefined : { reason: "SOLD_OUT", backAtText: formatBackAt(soldOutEnd) }
  }
}

/** `Sold out, back at 6:30 pm`, or only the reason if the time is unknown. */
export function formatUnavailability(unavailability: Unavailability | undefined): string | undefined {
  return unavailability?.backAtText
    ? customiseTexts.soldOutBack(unavailability.backAtText)
    : formatReason(unavailability)
}

/** `Sold out` or `Not available here`, without a time. */
export function formatReason(unavailability: Unavailability | undefined): string | undefined {
  return unavailability && (unavailability.reason === "SOLD_OUT" ? cardTexts.soldOut : customiseTexts.notAvailableHere)
}

/** Returns the unavailable products and pieces as `product` or `product@size`, the product itself first. */
export function findUnavailablePieces(
  product: Product,
  configuration: Configuration,
  pieces: readonly string[],
  findUnavailability: FindUnavailability,
): string[] {
  const otherHalf =
    configuration.kind === "pizza" && configuration.otherHalfId !== undefined ? [configuration.otherHalfId] : []
  return [...new Set([product.id, ...otherHalf, ...pieces])].filter((piece) => findUnavailability(piece) !== undefined)
}
