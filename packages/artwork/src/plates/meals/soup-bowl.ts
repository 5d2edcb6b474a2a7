import { blurFilter, litFilter } from "../../light.ts"
import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { branchPen, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import { isToppingName, type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { bowl } from "../tableware.ts"

interface Soup {
  label: string
  light: string
  middle: string
  dark: string
}

const tomato: Soup = { label: "A bowl of tomato soup", light: "#f4753e", middle: "#dd4a1c", dark: "#a42a0a" }
const corn: Soup = { label: "A bowl of sweet corn soup", light: "#fdeaa4", middle: "#f3cf62", dark: "#cf9a2a" }

function soupOf(ingredients: readonly string[]): Soup {
  return ingredients.includes("corn") ? corn : tomato
}

export const soupBowl: Plate = {
  label: (ingredients) => soupOf(ingredients).label,
  colour: (ingredients) => soupOf(ingredients).middle,
  draw(pen, ingredients) {
    const { light, middle, dark } = soupOf(ingredients)
    const fill = radialGradientAt(
      pen,
      `soup-${dark.slice(1)}`,
      [
        [0, light],
        [0.55, middle],
        [1, dark],
      ],
      [-40, -46, 236],
    )
    const food =
      `<g${litFilter(pen, "sauce")}><circle r="200" fill="${fill}"/></g>` +
      (ingredients.includes("cream") ? cream(pen) : "") +
      bits(pen, ingredients.filter(isToppingName)) +
      `<path d="M-128 -84Q-88 -144 -8 -152" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".5"${blurFilter(pen, 3)}/>` +
      drawHerbs(branchPen(pen, "soup/herbs"), { count: pen.detail === "full" ? 30 : 12, radius: 128, size: 5 })
    return bowl(pen, "indigo", food)
  },
}

/** Draws cream swirled through the soup. */
function cream(pen: DrawingContext): string {
  let swirl = ""
  for (let i = 0; i <= 46; i++) {
    const angle = i * 0.3
    const reach = 18 + i * 2.5 + between(pen.random, -2, 2)
    swirl += `${i === 0 ? "M" : "L"}${formatNumber(Math.cos(angle) * reach)} ${formatNumber(Math.sin(angle) * reach)}`
  }
  return (
    `<path d="${swirl}" fill="none" stroke="#fff2dc" stroke-width="13" stroke-linejoin="round" stroke-linecap="round" opacity=".34"${blurFilter(pen, 3)}/>` +
    `<path d="${swirl}" fill="none" stroke="#fffaf0" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round" opacity=".92"/>`
  )
}

/** Draws scattered pieces of each topping, half submerged. */
function bits(pen: DrawingContext, names: readonly ToppingName[]): string {
  if (names.length === 0) return ""
  const ownPen = branchPen(pen, `soup/${names.join()}`)
  const full = pen.detail === "full"
  const pieces = names.flatMap((name) => {
    const { outerRadius, surface, draw } = toppings[name]
    // Basil is a garnish of a few leaves; corn is the soup itself.
    const [count, scale] = name === "basil" ? [3, 1.5] : name === "corn" ? [full ? 48 : 18, 1.5] : [full ? 9 : 5, 0.95]
    const spots = scatter(ownPen.random, {
      count,
      radius: name === "basil" ? 34 : 158,
      spacing: outerRadius * scale * 1.3,
    })
    return spots.map(({ x, y, turn }): PlacedPiece => ({
      x,
      y,
      turn,
      scale,
      outerRadius,
      surface,
      svg: draw(ownPen).svg,
    }))
  })
  return lightPieces(ownPen, pieces)
}
