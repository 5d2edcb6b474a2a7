import type { PizzaRecipe, Recipe } from "@hearth/domain/menu/product.ts"
import { createPen, type Detail } from "./pen.ts"
import { drawPizza } from "./pizza/draw-pizza.ts"
import { assertPlateName, plates } from "./plates/plates.ts"
import { writeSvg } from "./write-svg.ts"

export interface PictureOptions {
  /** The same id and recipe give the same picture, byte for byte. */
  id: string
  detail: Detail
  /** The recipe of the right half, for a pizza of two halves; the first recipe is the left one. */
  rightHalf?: PizzaRecipe
}

/** Returns one product as SVG on a transparent background, 512 units square, lit from the upper left. */
export function drawPicture(recipe: Recipe, { id, detail, rightHalf }: PictureOptions): string {
  const pen = createPen(id, detail)
  const drawing =
    recipe.kind === "pizza"
      ? drawPizza(pen, id, recipe, rightHalf)
      : plates[assertPlateName(recipe.drawing)].draw(pen, recipe.ingredients)
  return writeSvg(pen, drawing)
}
