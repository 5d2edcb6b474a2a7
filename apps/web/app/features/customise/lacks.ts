import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Stock } from "../../session/stock.ts"
import type { Configuration } from "./configuration.ts"
import { productOfPiece } from "./make-item.ts"

/** Why something can't be had now. */
export interface Lack {
  word: "Sold out" | "Not made here"
  /** `back at 6:30 pm`, where that can be told. */
  back: string
}

/** Of a product, or a piece of a box (`product@size`); nothing where it can be had. */
export type Lacks = (piece: string) => Lack | undefined

/** CAT-7: what is sold out, with when it is back, and what the store does not make at all. */
export function createLacks(products: readonly Product[], { until, say }: Stock): Lacks {
  return (piece) => {
    const product = productOfPiece(products, piece)
    const [, size] = piece.split("@")
    if (!product || (size !== undefined && !product.sizes.some(({ id }) => id === size))) {
      return { word: "Not made here", back: "" }
    }
    const end = until.get(product.id)
    return end === undefined ? undefined : { word: "Sold out", back: say(end) }
  }
}

/** `Sold out, back at 6:30 pm`. */
export function sayLack(lack: Lack | undefined): string | undefined {
  return lack && [lack.word, lack.back].filter(Boolean).join(", ")
}

/** Whatever of it can't be had, as one would name it: `product` or `product@size`, the whole first. */
export function lackingIn(
  product: Product,
  configuration: Configuration,
  pieces: readonly string[],
  lacks: Lacks,
): string[] {
  const half = configuration.kind === "pizza" && configuration.half !== undefined ? [configuration.half] : []
  return [...new Set([product.id, ...half, ...pieces])].filter((piece) => lacks(piece) !== undefined)
}
