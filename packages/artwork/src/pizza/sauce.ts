import type { PizzaRecipe } from "@hearth/domain/menu/product.ts"
import type { DrawingContext } from "../pen.ts"
import { disc } from "../shapes/disc.ts"

interface Sauce {
  colour: string
  dark: string
  label: string
}

export const sauces: Record<PizzaRecipe["sauce"], Sauce> = {
  tomato: { colour: "#c1341c", dark: "#7d1a0a", label: "tomato sauce" },
  makhani: { colour: "#d9692a", dark: "#8f3a0e", label: "makhani sauce" },
  white: { colour: "#f3e3bd", dark: "#b98f52", label: "white sauce" },
  pesto: { colour: "#5f8a2c", dark: "#33540f", label: "pesto" },
  barbecue: { colour: "#6d2a12", dark: "#35100a", label: "barbecue sauce" },
  "peri-peri": { colour: "#d8451a", dark: "#8a1f08", label: "peri-peri sauce" },
}

/** Draws the wet ring of sauce between rim and cheese. */
export function drawSauce(pen: DrawingContext, kind: PizzaRecipe["sauce"], radius: number): string {
  const { colour, dark } = sauces[kind]
  const shine = `<circle r="${radius - 6}" fill="none" stroke="#fff" stroke-width="2" opacity=".22" transform="translate(1 1)"/>`
  if (pen.detail === "live")
    return `<circle r="${radius}" fill="${dark}"/><circle r="${radius - 4}" fill="${colour}"/>${shine}`
  return (
    `<path d="${disc(pen.random, radius, 0.008, 48)}" fill="${dark}"/>` +
    `<path d="${disc(pen.random, radius - 4, 0.012, 48)}" fill="${colour}"/>` +
    shine
  )
}
