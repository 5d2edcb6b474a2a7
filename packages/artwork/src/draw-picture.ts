import type { PizzaRecipe, Recipe } from "@hearth/domain/menu/product.ts"
import { createPen, type Detail } from "./pen.ts"
import { drawPizza } from "./pizza/draw-pizza.ts"
import { plateName, plates } from "./plates/plates.ts"
import { writeSvg } from "./write-svg.ts"

export interface PictureOptions {
  /** The same id and recipe give the same picture, byte for byte. */
  id: string
  detail: Detail
  /** A pizza of two halves: this recipe lies on the right, the first one on the left. */
  rightHalf?: PizzaRecipe
}

/** One product as SVG on a transparent ground, 512 units square, lit from the upper left. */
export function drawPicture(recipe: Recipe, { id, detail, rightHalf }: PictureOptions): string {
  const pen = createPen(id, detail)
  const drawing =
    recipe.kind === "pizza"
      ? drawPizza(pen, id, recipe, rightHalf)
      : plates[plateName(recipe.drawing)].draw(pen, recipe.ingredients)
  return writeSvg(pen, drawing)
}
