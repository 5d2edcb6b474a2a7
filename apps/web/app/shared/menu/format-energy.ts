import type { Product } from "@hearth/contract/calls/catalog.calls.ts"

/** What a serving is, as the domain's energy-per-serving.ts counts it. */
export function formatEnergy(kcal: number, { recipe }: Pick<Product, "recipe">): string {
  return `${kcal} kcal a serving (${recipe ? "two slices of a medium" : "as it is sold"})`
}
