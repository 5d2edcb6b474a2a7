import type { Recipe } from "@hearth/domain/menu/product.ts"
import type { SeedMenu } from "./menu-schema.ts"

export interface PictureRecipe {
  id: string
  recipe: Recipe
  /** Whether it is shown larger than a card. */
  large?: boolean
}

/** Lists everything that needs a picture. Categories show the picture of one of their products. */
export function listPictureRecipes(menus: readonly SeedMenu[]): PictureRecipe[] {
  const heroes = menus.map(({ home }) => ({ id: home.hero.id, recipe: home.hero.recipe, large: true }))
  const others = menus.flatMap(({ products, deals }) =>
    [...products, ...deals].map(({ id, recipe }) => ({ id, recipe })),
  )
  // The pictures that visitors see first are drawn first.
  return [...heroes, ...others]
}
