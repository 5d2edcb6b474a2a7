import type { DrawingContext } from "../pen.ts"

/** A text, or a function of the ingredients if one drawing serves several dishes. */
type FromIngredients = string | ((ingredients: readonly string[]) => string)

/** A drawing of anything that is not a pizza. */
export interface Plate {
  /** The start of the alt text. */
  label: FromIngredients
  colour: FromIngredients
  draw(pen: DrawingContext, ingredients: readonly string[]): string
}

export function resolveText(text: FromIngredients, ingredients: readonly string[]): string {
  return typeof text === "string" ? text : text(ingredients)
}
