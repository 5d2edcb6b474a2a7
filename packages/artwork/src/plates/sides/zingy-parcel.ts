import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { litFilter, stain } from "../../light.ts"
import { type DrawingContext, radialGradient } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { type ToppingName, toppings } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { drawableIngredients } from "../scatter-pieces.ts"
import { dish } from "../tableware.ts"

const POSITIONS = [
  [-82, -74, -12],
  [92, -60, 10],
  [4, 92, 2],
] as const

const TOASTED = { size: 0.045, colour: [0.68, 0.29, 0.03], threshold: -1.5 } as const

/** Pastry folded over its filling like a letter, the four tips meeting in the middle. */
export const zingyParcel: Plate = {
  label: "Baked pastry parcels",
  colour: "#d99a48",
  draw(pen, ingredients) {
    const names = drawableIngredients(ingredients, ["paneer", "red-paprika", "capsicum"])
    const parcels = POSITIONS.map(
      ([x, y, turn]) => `<g transform="translate(${x} ${y}) scale(1.08)">${parcel(pen, turn, names)}</g>`,
    )
    return dish(pen, "indigo") + parcels.join("")
  },
}

function parcel(pen: DrawingContext, turn: number, names: readonly ToppingName[]): string {
  const { random } = pen
  const crust = radialGradient(
    pen,
    "parcel",
    [
      [0, "#ffdc97"],
      [0.55, "#efb055"],
      [0.85, "#d38730"],
      [1, "#9c5417"],
    ],
    [0.44, 0.4, 0.66],
  )
  const base =
    "M-84 -66Q-86 -84 -66 -84Q0 -78 66 -84Q86 -84 84 -66Q78 0 84 66Q86 84 66 84Q0 78 -66 84Q-86 84 -84 66Q-78 0 -84 -66Z"
  const filling = Array.from({ length: 7 }, (_, i): PlacedPiece => {
    const { outerRadius, surface, draw } = toppings[names[i % names.length] ?? "paneer"]
    const angle = i * 0.9 + random()
    const distance = i === 6 ? 0 : 22
    const position = {
      x: Math.cos(angle) * distance,
      y: Math.sin(angle) * distance,
      turn: random() * 6.28,
      scale: 0.72,
    }
    return { ...position, outerRadius: outerRadius * 0.7, surface, svg: draw(pen).svg }
  })
  const inside = `<g transform="rotate(${turn})"><rect x="-30" y="-30" width="60" height="60" rx="14" fill="#b8401a"/></g>`
  const flap = "M-80 -80Q-58 -88 0 -79Q58 -88 80 -80Q50 -42 15 -15Q0 -8 -15 -15Q-50 -42 -80 -80Z"
  const edge = `<path d="M-13 -21Q0 -14 13 -21" stroke="#8a4410" stroke-width="5" fill="none" stroke-linecap="round" opacity=".6"/>`
  const folded = (angle: number) =>
    `<g transform="rotate(${turn + angle})"><path d="${flap}" fill="${crust}"/>${edge}</g>`
  const pair = (angle: number) => `<g${litFilter(pen, "bread")}>${folded(angle)}${folded(angle + 180)}</g>`
  const toasted = `<g transform="rotate(${turn})">${stain(pen, "toast", `<path d="${base}"`, 0.6, TOASTED)}</g>`
  const flaps = pair(0) + pair(90) + toasted
  return (
    `<g${litFilter(pen, "bread")}><g transform="rotate(${turn})"><path d="${base}" fill="#c47a2a"/></g></g>${flaps}` +
    `<g transform="scale(1.1)">${inside}${lightPieces(pen, filling)}</g>${drawHerbs(pen, { count: pen.detail === "full" ? 14 : 5, radius: 66, size: 4 })}`
  )
}
