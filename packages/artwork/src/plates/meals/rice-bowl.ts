import { litFilter } from "../../light.ts"
import { branchPen, type DrawingContext } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import type { Plate } from "../plate.ts"
import { scatterPieces, drawableIngredients } from "../scatter-pieces.ts"
import { bowl } from "../tableware.ts"

/** Colour and number of the grains in each layer, from the bottom of the bowl upwards. */
const LAYERS = [
  ["#f0b55c", 420],
  ["#fbd98f", 420],
  ["#ffefcd", 400],
  ["#fffdf6", 400],
  ["#ffb53f", 60],
] as const

/** Layers below this one are hardly visible and are not lit. */
const FIRST_LIT_LAYER = 2

export const riceBowl: Plate = {
  label: "Spiced rice bowl",
  colour: "#e9bd6e",
  draw(pen, ingredients) {
    const food =
      `<circle r="200" fill="#d49342"/>` +
      LAYERS.map(([colour, count], i) =>
        grains(pen, colour, pen.detail === "full" ? count : count / 8, { isLit: i >= FIRST_LIT_LAYER }),
      ).join("") +
      scatterPieces(pen, drawableIngredients(ingredients, ["paneer", "capsicum", "onion"]), 150, 1) +
      friedOnions(pen) +
      `<g transform="scale(1.02)">${drawHerbs(branchPen(pen, "coriander"), { count: pen.detail === "full" ? 34 : 12, radius: 150, size: 6 })}</g>`
    return bowl(pen, "terracotta", food)
  },
}

/**
 * Draws the grains of one colour as one path of round-ended strokes, which keeps hundreds of them small in file size.
 */
function grains(pen: DrawingContext, colour: string, count: number, { isLit }: { isLit: boolean }): string {
  let path = ""
  for (let i = 0; i < count; i++) {
    const angle = pen.random() * Math.PI * 2
    const reach = Math.sqrt(pen.random()) * 196
    const turn = pen.random() * Math.PI
    const half = between(pen.random, 6, 11)
    const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half]
    path += `M${formatNumber(Math.cos(angle) * reach - dx)} ${formatNumber(Math.sin(angle) * reach - dy)}q${formatNumber(dx + dy * 0.2)} ${formatNumber(dy - dx * 0.2)} ${formatNumber(dx * 2)} ${formatNumber(dy * 2)}`
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="7.4" stroke-linecap="round"${isLit ? litFilter(pen, "grain") : ""}/>`
}

function friedOnions(pen: DrawingContext): string {
  const { random } = pen
  let path = ""
  for (let i = 0; i < (pen.detail === "full" ? 14 : 6); i++) {
    const x = between(random, -50, 50)
    const y = between(random, -50, 50)
    path += `M${formatNumber(x)} ${formatNumber(y)}q${formatNumber(between(random, -24, 24))} ${formatNumber(between(random, -24, 24))} ${formatNumber(between(random, -30, 30))} ${formatNumber(between(random, -8, 8))}`
  }
  return `<path d="${path}" fill="none" stroke="#7c3a10" stroke-width="4.6" stroke-linecap="round"${litFilter(pen, "wet")}/>`
}
