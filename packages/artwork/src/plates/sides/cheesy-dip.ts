import { blurFilter, litFilter } from "../../light.ts"
import { linearGradient, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { formatFine, formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { Plate } from "../plate.ts"
import { bowl } from "../tableware.ts"

interface Dip {
  label: string
  light: string
  middle: string
  dark: string
  swirl: string
}

const cheese: Dip = { label: "Cheesy dip", light: "#ffdf7a", middle: "#fcbd3a", dark: "#dd8614", swirl: "#fff0b0" }
const mayonnaise: Dip = { label: "Garlic dip", light: "#fffefa", middle: "#fbf3e0", dark: "#ddcba4", swirl: "#ffffff" }
const chilli: Dip = { label: "Red chilli dip", light: "#f4683c", middle: "#d83c1a", dark: "#8e1a08", swirl: "#ff9a70" }

function dipOf(ingredients: readonly string[]): Dip {
  if (ingredients.includes("eggless-mayonnaise")) return mayonnaise
  return ingredients.includes("salsa") ? chilli : cheese
}

export const cheesyDip: Plate = {
  label: (ingredients) => dipOf(ingredients).label,
  colour: (ingredients) => dipOf(ingredients).middle,
  draw(pen, ingredients) {
    const dip = dipOf(ingredients)
    const sauce = radialGradientAt(
      pen,
      "dip-sauce",
      [
        [0, dip.light],
        [0.6, dip.middle],
        [1, dip.dark],
      ],
      [-46, -54, 250],
    )
    let swirl = "M0 0"
    for (let i = 1; i <= 44; i++) {
      const angle = i * 0.44
      const reach = i * 3.5
      swirl += `L${formatNumber(Math.cos(angle) * reach)} ${formatNumber(Math.sin(angle) * reach)}`
    }
    const food =
      `<g${litFilter(pen, "cream")}><circle r="200" fill="${sauce}"/></g>` +
      `<path d="${swirl}" fill="none" stroke="${dip.dark}" stroke-width="15" opacity=".4" stroke-linejoin="round" transform="translate(4 6)"${blurFilter(pen, 4)}/>` +
      `<path d="${swirl}" fill="none" stroke="${dip.swirl}" stroke-width="9" opacity=".65" stroke-linejoin="round"${blurFilter(pen, 3)}/>` +
      `<path d="M-120 -76Q-84 -134 -10 -142" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none" opacity=".6"${blurFilter(pen, 2.4)}/>` +
      flakes(pen) +
      drawHerbs(pen, { count: pen.detail === "full" ? 26 : 10, radius: 120, size: 4.4 })
    // Bread shows only if it comes with the dip.
    if (!ingredients.includes("bread")) return bowl(pen, "terracotta", food)
    return (
      stick(pen, 128, -132, 40) +
      stick(pen, 176, -60, 58) +
      `<g transform="translate(-22 18) scale(.9)">${bowl(pen, "terracotta", food)}</g>` +
      stick(pen, 110, 170, -34)
    )
  },
}

function flakes(pen: DrawingContext): string {
  let svg = ""
  for (const { x, y, turn } of scatter(pen.random, {
    count: pen.detail === "full" ? 40 : 14,
    radius: 130,
    spacing: 11,
  }))
    svg += `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(between(pen.random, 4, 8))}" height="3.6" rx="1.4" transform="rotate(${formatNumber(turn * 57)} ${formatNumber(x)} ${formatNumber(y)})" fill="${pen.random() > 0.4 ? "#c8321f" : "#8a1a0c"}" opacity="${formatFine(0.9)}"/>`
  return svg
}

/** A bread stick to dip. */
function stick(pen: DrawingContext, x: number, y: number, turn: number): string {
  const crust = linearGradient(pen, "stick", [
    [0, "#ffd993"],
    [0.5, "#eaa64c"],
    [1, "#b3691f"],
  ])
  let slashes = ""
  for (const slashX of [-70, -38, -6, 26, 58]) slashes += `M${slashX} -14Q${slashX + 12} 0 ${slashX + 10} 14`
  return (
    `<g transform="translate(${x} ${y})"><g${litFilter(pen, "bread")}><g transform="rotate(${turn})"><rect x="-104" y="-23" width="208" height="46" rx="23" fill="${crust}"/>` +
    `<path d="${slashes}" fill="none" stroke="#8a4814" stroke-width="3.5" opacity=".5" stroke-linecap="round"/></g></g></g>`
  )
}
