import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import * as productTexts from "@hearth/texts/menu/products.ts"

/** Formats the energy with the serving size, as energy-per-serving.ts in the domain counts it. */
export function formatEnergy(kcal: number, { recipe }: Pick<Product, "recipe">): string {
  return recipe ? productTexts.energyOfSlices(kcal) : productTexts.energyOfPortion(kcal)
}
