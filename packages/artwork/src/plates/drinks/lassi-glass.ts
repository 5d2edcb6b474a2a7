import { litFilter } from "../../light.ts"
import { branchPen, type DrawingContext } from "../../pen.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { mint } from "./cold-drinks.ts"
import { type Flavour, flavourOf } from "../flavours.ts"
import { glass } from "./glass.ts"
import type { Plate } from "../plate.ts"

const plain: Flavour = { label: "sweet", light: "#fffdf4", middle: "#fbf1da", dark: "#e6d2a6" }

function labelOf(ingredients: readonly string[]): string {
  if (ingredients.includes("vermicelli")) return "A glass of rose milk with basil seeds"
  const { label: word } = flavourOf(ingredients, plain)
  return `A glass of ${word} ${ingredients.includes("yoghurt") ? "lassi" : "milk"}`
}

/** Churned yoghurt or milk: no ice, a head of froth and a garnish. */
export const lassiGlass: Plate = {
  label: labelOf,
  colour: (ingredients) => flavourOf(ingredients, plain).middle,
  draw(pen, ingredients) {
    const { light, middle, dark } = flavourOf(ingredients, plain)
    const has = (name: string) => ingredients.includes(name)
    return glass(pen, {
      name: "lassi",
      liquid: [light, middle, dark],
      surfaceColour: light,
      ice: 0,
      bubbles: 16,
      strawColour: has("vermicelli") ? "#c8321f" : "",
      inside: (pen) => (has("vermicelli") ? seeds(pen) : ""),
      garnish: (pen) =>
        froth(pen, light) +
        scatteredGarnish(pen, has) +
        (has("mint") ? mint(branchPen(pen, "lassi/mint"), 10, -124) : ""),
    })
  },
}

/** Draws the froth, a little above the drink, with its bubbles. */
function froth(pen: DrawingContext, light: string): string {
  let bubbles = ""
  for (let i = 0; i < (pen.detail === "full" ? 40 : 14); i++) {
    const x = between(pen.random, -82, 82)
    const y = -104 + between(pen.random, -1, 1) * 15 * Math.sqrt(1 - (x / 92) ** 2)
    bubbles += `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(between(pen.random, 1.4, 4.2))}"/>`
  }
  return (
    `<g${litFilter(pen, "cream")}><path d="M-93 -100C-92 -124 -50 -132 0 -132C50 -132 92 -124 93 -100C84 -78 -84 -78 -93 -100Z" fill="${light}"/></g>` +
    `<g fill="#fff" opacity=".65" stroke="#c9a873" stroke-opacity=".4" stroke-width=".8">${bubbles}</g>`
  )
}

/** Draws nuts, saffron or cumin on the froth. */
function scatteredGarnish(pen: DrawingContext, has: (name: string) => boolean): string {
  const colour = has("pistachio")
    ? "#7f9f38"
    : has("saffron") || has("mango")
      ? "#d9641a"
      : has("cumin")
        ? "#7a4a1c"
        : "#c98a4a"
  let svg = ""
  for (let i = 0; i < (pen.detail === "full" ? 26 : 10); i++) {
    const x = between(pen.random, -58, 58)
    const y = -110 + between(pen.random, -1, 1) * 11
    svg += `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="${formatNumber(between(pen.random, 2.4, 5))}" ry="1.8" transform="rotate(${formatNumber(between(pen.random, -70, 70))} ${formatNumber(x)} ${formatNumber(y)})"/>`
  }
  return `<g fill="${colour}"${litFilter(pen, "grain")}>${svg}</g>`
}

/** Soaked basil seeds and vermicelli at the bottom. */
function seeds(pen: DrawingContext): string {
  let dots = ""
  let threads = ""
  for (let i = 0; i < (pen.detail === "full" ? 60 : 20); i++)
    dots += `<circle cx="${formatNumber(between(pen.random, -74, 74))}" cy="${formatNumber(between(pen.random, 96, 206))}" r="3.6"/>`
  for (let i = 0; i < 12; i++)
    threads += `M${formatNumber(between(pen.random, -70, 50))} ${formatNumber(between(pen.random, 60, 190))}q${formatNumber(between(pen.random, -16, 30))} ${formatNumber(between(pen.random, -20, 20))} ${formatNumber(between(pen.random, 10, 40))} ${formatNumber(between(pen.random, -10, 16))}`
  return `<path d="${threads}" fill="none" stroke="#fff6ea" stroke-width="4" stroke-linecap="round" opacity=".85"/><g fill="#3a2430" stroke="#fbe3ea" stroke-width="1.6" opacity=".8">${dots}</g>`
}
