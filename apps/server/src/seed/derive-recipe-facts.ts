import { allergensIn } from "@hearth/domain/menu/allergens-in.ts"
import { energyPerServing } from "@hearth/domain/menu/energy-per-serving.ts"
import { foodType } from "@hearth/domain/menu/food-type.ts"
import type { FoodType } from "@hearth/domain/menu/product.ts"
import { findPiece } from "./find-piece.ts"
import type { SeedMenu, SeedProduct } from "./menu-schema.ts"

export interface RecipeFacts {
  foodType: FoodType
  allergens: string[]
  /** Null for a box: it is several servings of different products, so no single value would be true. */
  energyKcal: number | null
}

/**
 * Derives food type, allergens and energy from the recipe. A box counts with everything in it and every option: only a
 * box that can't contain meat is marked vegetarian.
 */
export function deriveRecipeFacts(menu: SeedMenu, product: SeedProduct): RecipeFacts {
  const { includes = [], choices = [] } = product
  const pieces = [...includes, ...choices.flatMap(({ options }) => options.map(({ piece }) => piece))]
  const recipes = [product.recipe, ...pieces.map((piece) => findPiece(menu, piece).product.recipe)]
  return {
    foodType: foodType(...recipes),
    allergens: allergensIn(...recipes),
    energyKcal: pieces.length > 0 ? null : energyPerServing(product.recipe),
  }
}
