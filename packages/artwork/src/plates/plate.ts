import type { Pen } from "../pen.ts"

/** A drawing of anything that is not a pizza. */
export interface Plate {
  /** As it stands at the start of an alt text. */
  label: string
  colour: string
  draw(pen: Pen, ingredients: readonly string[]): string
}
