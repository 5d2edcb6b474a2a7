import type { FoodType, Recipe } from "./product.ts"
import { recipeParts } from "./recipe-parts.ts"

/** Returns whether a product is veg. Any meat, fish or egg in one of its recipes makes it non-veg. */
export function foodType(...recipes: readonly Recipe[]): FoodType {
  return recipes.flatMap(recipeParts).some((part) => part.nonVeg) ? "NON_VEG" : "VEG"
}
