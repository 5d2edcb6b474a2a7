import type { Product } from "@hearth/contract/calls/catalog.calls.ts"

/** A product as a page carries it: what only searching and building need is fetched when someone does that. */
export type ShownProduct = Omit<Product, "searchWords" | "recipe">

export function toShown({ searchWords: _words, recipe: _recipe, ...shown }: Product): ShownProduct {
  return shown
}
