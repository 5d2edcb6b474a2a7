import type { FoodType, Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** The mark of a product. Any meat, fish or egg in one of its recipes makes it non-vegetarian. */
export function foodType(...recipes: readonly Recipe[]): FoodType {
  return recipes.flatMap(recipeParts).some((part) => part.meat) ? "NON_VEG" : "VEG"
}
