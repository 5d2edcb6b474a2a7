import { allergensIn } from "@hearth/domain/menu/allergens-in.ts"
import { energyPerServing } from "@hearth/domain/menu/energy-per-serving.ts"
import { foodType } from "@hearth/domain/menu/food-type.ts"
import type { FoodType } from "@hearth/domain/menu/product.ts"
import { findIncluded } from "./find-included.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"

export interface RecipeFacts {
  foodType: FoodType
  allergens: string[]
  /** A box is several servings of different things: no one figure would be true for it. */
  energyKcal: number | null
}

/**
 * What follows from what a product is made of. A box is made of everything in it and of everything that could be chosen
 * for it: only a box that can't hold meat is marked vegetarian.
 */
export function describeProduct(menu: SeedMenu, product: SeedProduct): RecipeFacts {
  const { includes = [], choices = [] } = product
  const pieces = [...includes, ...choices.flatMap(({ options }) => options.map(({ piece }) => piece))]
  const recipes = [product.recipe, ...pieces.map((piece) => findIncluded(menu, piece).product.recipe)]
  return {
    foodType: foodType(...recipes),
    allergens: allergensIn(...recipes),
    energyKcal: pieces.length > 0 ? null : energyPerServing(product.recipe),
  }
}
