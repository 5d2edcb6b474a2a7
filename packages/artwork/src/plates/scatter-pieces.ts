import { branchPen, type DrawingContext } from "../pen.ts"
import { drawToppings } from "../pizza/draw-toppings.ts"
import { layToppings } from "../pizza/lay-toppings.ts"
import { formatFine } from "../shapes/format-number.ts"
import { isToppingName, type ToppingName } from "../toppings/toppings.ts"

/** Returns the ingredients that have a drawing, or the dish’s usual ones if none has. */
export function drawableIngredients(
  ingredients: readonly string[],
  defaults: readonly ToppingName[],
): readonly ToppingName[] {
  const drawable = ingredients.filter(isToppingName)
  return drawable.length > 0 ? drawable : defaults
}

/** Scatters pieces over round food. `scale` is their size relative to a pizza's toppings. */
export function scatterPieces(
  pen: DrawingContext,
  names: readonly ToppingName[],
  radius: number,
  scale: number,
): string {
  if (names.length === 0) return ""
  const ownPen = branchPen(pen, `strew/${names.join()}/${radius}`)
  const laid = layToppings(ownPen.random, names, radius / scale, "whole")
  return `<g transform="scale(${formatFine(scale)})">${drawToppings(ownPen, laid)}</g>`
}
