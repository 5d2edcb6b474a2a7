import type { Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** Kilocalories of one serving, to the nearest ten: two slices of a medium pizza, or the plate, glass or cup as it is sold. */
export function energyPerServing(recipe: Recipe): number {
  const kcal = recipeParts(recipe).reduce((sum, part) => sum + part.kcal, 0)
  return Math.round(kcal / 10) * 10
}
