import type { Product } from "@hearth/contract/calls/catalog.calls.ts"

/** Formats the energy with the serving size, as energy-per-serving.ts in the domain counts it. */
export function formatEnergy(kcal: number, { recipe }: Pick<Product, "recipe">): string {
  return `${kcal} kcal a serving (${recipe ? "two slices of a medium" : "as it is sold"})`
}
