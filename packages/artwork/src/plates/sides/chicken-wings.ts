import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { stain } from "../../light.ts"
import { type DrawingContext, radialGradient } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { Plate } from "../plate.ts"
import { dish, ramekin } from "../tableware.ts"

/** Centre of each piece, and its rotation in degrees. */
const WING_POSITIONS = [
  [-104, -92, 200],
  [4, -128, 250],
  [-138, 16, 150],
  [104, -92, 320],
  [-36, -34, 20],
  [-78, 108, 110],
  [52, -14, 200],
  [14, 96, 60],
] as const

/** As above, with the bones pointing outwards. */
const DRUMSTICK_POSITIONS = [
  [-70, -84, 222],
  [72, -88, 310],
  [-78, 66, 146],
  [46, 26, 92],
] as const

type Glaze = readonly [light: string, middle: string, dark: string, edge: string]

/** The glaze's colours, by the first of these ingredients in the recipe. */
const glazes: readonly (readonly [ingredient: string, glaze: Glaze])[] = [
  ["barbecue-sauce", ["#c4703c", "#8a3f16", "#5a220a", "#300f04"]],
  ["naga-sauce", ["#ff7440", "#cc3512", "#931c06", "#540c02"]],
  ["devilled-sauce", ["#f0703a", "#b8361a", "#7c1c0a", "#460c04"]],
  ["butter", ["#ffd68a", "#eda546", "#b96a1a", "#74390a"]],
  ["ghee", ["#ffcb78", "#e0963a", "#a65c16", "#673208"]],
]
const roasted: Glaze = ["#ff9c4c", "#e0631f", "#b23a0e", "#6e1d06"]

function glazeOf(ingredients: readonly string[]): Glaze {
  return glazes.find(([name]) => ingredients.includes(name))?.[1] ?? roasted
}

const areDrumsticks = (ingredients: readonly string[]) => ingredients.includes("chicken-drumsticks")

export const chickenWings: Plate = {
  label: (ingredients) => (areDrumsticks(ingredients) ? "Chicken drumsticks" : "Chicken wings"),
  colour: (ingredients) => glazeOf(ingredients)[1],
  draw(pen, ingredients) {
    const glaze = glazeOf(ingredients)
    const drumsticks = areDrumsticks(ingredients)
    const wings = (drumsticks ? DRUMSTICK_POSITIONS : WING_POSITIONS).map(([x, y, turn], i): PlacedPiece => {
      const svg = !drumsticks && i % 3 === 2 ? flat(pen, glaze) : drumette(pen, glaze)
      // 57.3 degrees are one radian.
      return { x, y, turn: turn / 57.3, scale: drumsticks ? 1.76 : 1.34, outerRadius: 48, surface: "meat", svg }
    })
    return (
      dish(pen, "cream") +
      lightPieces(pen, wings) +
      (ingredients.includes("sesame") ? sesame(pen) : "") +
      drawHerbs(pen, { count: pen.detail === "full" ? 34 : 12, radius: 150, size: 4.4 }) +
      (ingredients.includes("eggless-mayonnaise") ? ramekin(pen, 126, 112, 66, ["#fffdf4", "#e9dcc0"]) : "")
    )
  },
}

function glazeGradient(pen: DrawingContext, [light, middle, dark, edge]: Glaze): string {
  return radialGradient(
    pen,
    "wing",
    [
      [0, light],
      [0.4, middle],
      [0.75, dark],
      [1, edge],
    ],
    [0.38, 0.32, 0.78],
  )
}

function skin(pen: DrawingContext, glaze: Glaze, outline: string): string {
  return `<path d="${outline}" fill="${glazeGradient(pen, glaze)}"/>${stain(pen, "char", `<path d="${outline}"`, 0.75, { size: 0.05, colour: [0.25, 0.06, 0.01], threshold: -1.55, seed: 13 })}`
}

/** The upper joint of a wing, or a drumstick: thick at one end, the bone showing at the other. */
function drumette(pen: DrawingContext, glaze: Glaze): string {
  const plump = between(pen.random, 34, 40)
  const outline = `M44 -8C30 -12 20 -${formatNumber(plump)} -14 -${formatNumber(plump)}C-48 -${formatNumber(plump)} -62 -14 -58 8C-54 30 -26 ${formatNumber(plump)} 0 ${formatNumber(plump - 6)}C22 30 30 12 44 10Z`
  return (
    `<path d="M40 -7L66 -9C70 -17 82 -13 78 -4C86 2 78 13 70 8L42 10Z" fill="#f3dfbd"/>${skin(pen, glaze, outline)}` +
    `<path d="M-42 -14Q-32 -30 -8 -28" stroke="#ffe9c4" stroke-width="5" stroke-linecap="round" fill="none" opacity=".65"/>`
  )
}

/** The middle joint of a wing. */
function flat(pen: DrawingContext, glaze: Glaze): string {
  const wide = between(pen.random, 26, 30)
  const outline = `M-64 -6C-60 -${formatNumber(wide)} -20 -${formatNumber(wide)} 10 -${formatNumber(wide - 4)}C40 -${formatNumber(wide - 2)} 62 -20 64 2C62 22 36 ${formatNumber(wide - 4)} 8 ${formatNumber(wide - 6)}C-22 ${formatNumber(wide)} -60 22 -64 -6Z`
  return `${skin(pen, glaze, outline)}<path d="M-44 2Q0 -8 46 2" stroke="#6e1d06" stroke-width="4" fill="none" opacity=".4" stroke-linecap="round"/><path d="M-46 -12Q-14 -20 18 -16" stroke="#ffe9c4" stroke-width="4.5" fill="none" opacity=".6" stroke-linecap="round"/>`
}

function sesame(pen: DrawingContext): string {
  let seeds = ""
  const spots = scatter(pen.random, { count: pen.detail === "full" ? 46 : 16, radius: 150, spacing: 13 })
  for (const { x, y, turn } of spots)
    seeds += `<ellipse cx="${formatNumber(x)}" cy="${formatNumber(y)}" rx="4" ry="2.4" transform="rotate(${formatNumber(turn * 57)} ${formatNumber(x)} ${formatNumber(y)})"/>`
  return `<g fill="#fff3d2" stroke="#b98a4a" stroke-width=".6">${seeds}</g>`
}
