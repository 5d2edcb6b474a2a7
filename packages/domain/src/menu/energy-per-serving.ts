import type { Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** Kilocalories of one serving, rounded to ten: two slices of a medium pizza, or a whole plate, glass or cup. */
export function energyPerServing(recipe: Recipe): number {
  const kcal = recipeParts(recipe).reduce((sum, part) => sum + part.kcal, 0)
  return Math.round(kcal / 10) * 10
}
