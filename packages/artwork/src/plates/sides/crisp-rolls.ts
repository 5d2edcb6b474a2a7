import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { litFilter, stain } from "../../light.ts"
import { branchPen, linearGradient, type DrawingContext, radialGradient } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import { type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { dish, ramekin } from "../tableware.ts"

const POSITIONS = [
  [-54, -122, -12],
  [58, -66, -20],
  [-46, -24, -15],
] as const

/** Rolls fried in crumbs, one cut open to show its filling. */
export const crispRolls: Plate = {
  label: "Crisp fried rolls with dip",
  colour: "#d08a34",
  draw(pen, ingredients) {
    const names = drawableIngredients(ingredients, ["corn", "capsicum"])
    const wholeRolls = POSITIONS.map(
      ([x, y, turn], i) =>
        `<g transform="translate(${x} ${y}) scale(1.2)">${roll(branchPen(pen, `roll/${i}`), turn)}</g>`,
    )
    return (
      dish(pen, "cream") +
      wholeRolls.join("") +
      `<g transform="translate(-34 84) scale(1.12)">${cutRoll(branchPen(pen, "roll/cut"), -20, names)}</g>` +
      drawHerbs(pen, { count: pen.detail === "full" ? 30 : 10, radius: 150, size: 4 }) +
      ramekin(pen, 126, 104, 66, ["#f4623c", "#b02310"])
    )
  },
}

const OUTLINE = "M-96 -34C-112 -30 -112 30 -96 34C-40 42 40 42 96 34C112 30 112 -30 96 -34C40 -42 -40 -42 -96 -34Z"

function skin(pen: DrawingContext): string {
  return linearGradient(pen, "roll", [
    [0, "#ffd98a"],
    [0.45, "#eaa344"],
    [1, "#a85c16"],
  ])
}

/** Draws the crumb as dots, because a filter on each roll would be expensive. */
function crumb(pen: DrawingContext, from: number, to: number): string {
  let light = ""
  let dark = ""
  for (let i = 0; i < (pen.detail === "full" ? 60 : 20); i++) {
    const position = { x: between(pen.random, from, to), y: between(pen.random, -31, 31) }
    const dot = blob(pen.random, { ...position, radius: between(pen.random, 2, 4.4), wobble: 0.7, points: 6 })
    if (pen.random() > 0.5) light += dot
    else dark += dot
  }
  return `<path d="${dark}" fill="#9a5010" opacity=".5"/><path d="${light}" fill="#ffe6a6" opacity=".75"/>`
}

function roll(pen: DrawingContext, turn: number): string {
  const fried = stain(pen, "fried", `<path d="${OUTLINE}"`, 0.6, {
    size: 0.05,
    colour: [0.55, 0.22, 0.02],
    threshold: -1.5,
    seed: 19,
  })
  return `<g${litFilter(pen, "bread")}><g transform="rotate(${turn})"><path d="${OUTLINE}" fill="${skin(pen)}"/>${fried}${crumb(pen, -98, 98)}</g></g>`
}

/** Draws the nearer half with its cut side towards the viewer. */
function cutRoll(pen: DrawingContext, turn: number, names: readonly ToppingName[]): string {
  const body = "M-104 -38C-120 -30 -120 32 -104 38C-50 46 10 46 52 42V-42C10 -46 -50 -46 -104 -38Z"
  const inside = radialGradient(pen, "roll-inside", [
    [0, "#ffedb4"],
    [0.7, "#f2c368"],
    [1, "#b9762a"],
  ])
  const filling = scatter(pen.random, { count: 12, radius: 30, spacing: 11 }).map(
    ({ x, y, turn: pieceTurn }, i): PlacedPiece => {
      const { outerRadius, surface, draw } = toppings[names[i % names.length] ?? "corn"]
      return { x: x * 0.66, y, turn: pieceTurn, scale: 13 / outerRadius, outerRadius, surface, svg: draw(pen).svg }
    },
  )
  return (
    `<g${litFilter(pen, "bread")}><g transform="rotate(${turn}) scale(1.12)"><path d="${body}" fill="${skin(pen)}"/>${crumb(pen, -104, 40)}</g></g>` +
    `<g transform="rotate(${turn}) scale(1.12) translate(52 0)"><ellipse rx="29" ry="43" fill="#a85c16"/><ellipse rx="24" ry="37.5" fill="${inside}"/>` +
    `<ellipse rx="${formatNumber(24)}" ry="37.5" fill="none" stroke="#7c3f0e" stroke-width="2" opacity=".5"/>${lightPieces(pen, filling)}</g>`
  )
}
