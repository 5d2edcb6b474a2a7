import type { Recipe } from "@hearth/domain/menu/product.ts"
import type { SeedMenu } from "./menu-schema.ts"

export interface PictureRecipe {
  id: string
  recipe: Recipe
  /** Shown larger than a card. */
  large?: boolean
}

/** Everything that needs a picture. Categories have none of their own: they show one of their products. */
export function listPictureRecipes(menus: readonly SeedMenu[]): PictureRecipe[] {
  const heroes = menus.map(({ home }) => ({ id: home.hero.id, recipe: home.hero.recipe, large: true }))
  const others = menus.flatMap(({ products, deals }) =>
    [...products, ...deals].map(({ id, recipe }) => ({ id, recipe })),
  )
  // What is seen first is drawn first.
  return [...heroes, ...others]
}
