import type { Recipe } from "@hearth/domain/menu/product.ts"
import type { SeedMenu } from "./menu-schema.ts"

export interface Pictured {
  id: string
  recipe: Recipe
}

/** Everything that needs a picture. Categories have none of their own: they show one of their products. */
export function recipes(menus: readonly SeedMenu[]): Pictured[] {
  return menus.flatMap(({ products, deals, home }) =>
    [...products, ...deals, home.hero].map(({ id, recipe }) => ({ id, recipe })),
  )
}
