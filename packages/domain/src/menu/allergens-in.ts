import { type Allergen, allergens } from "./ingredients.ts"
import type { Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** Every allergen of every recipe, once, in the order we always list them. */
export function allergensIn(...recipes: readonly Recipe[]): Allergen[] {
  const found = new Set(recipes.flatMap(recipeParts).flatMap((part) => part.allergens ?? []))
  return allergens.filter((allergen) => found.has(allergen))
}
