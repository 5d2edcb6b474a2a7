import type { FoodType, Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** The mark a product carries. One piece of meat, fish or egg in any of its recipes makes it non-vegetarian. */
export function foodType(...recipes: readonly Recipe[]): FoodType {
  return recipes.flatMap(recipeParts).some((part) => part.meat) ? "NON_VEG" : "VEG"
}
