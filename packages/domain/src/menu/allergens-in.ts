import { type Allergen, allergens } from "./ingredients.ts"
import type { Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** Returns every allergen of the recipes once, in our fixed display order. */
export function allergensIn(...recipes: readonly Recipe[]): Allergen[] {
  const contained = new Set(recipes.flatMap(recipeParts).flatMap((part) => part.allergens ?? []))
  return allergens.filter((allergen) => contained.has(allergen))
}
