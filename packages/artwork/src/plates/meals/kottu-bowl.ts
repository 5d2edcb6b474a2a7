import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { litFilter } from "../../light.ts"
import { branchPen, linearGradient, type DrawingContext } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { Plate } from "../plate.ts"
import { scatterPieces, drawableIngredients } from "../scatter-pieces.ts"
import { bowl } from "../tableware.ts"

/** Flatbread chopped on a hot plate with its other ingredients. */
export const kottuBowl: Plate = {
  label: "A bowl of chopped roti kottu",
  colour: "#d9a055",
  draw(pen, ingredients) {
    const full = pen.detail === "full"
    const food =
      `<circle r="200" fill="#a8682a"/>` +
      shreds(pen, full ? 70 : 26, 186, 24) +
      slivers(pen, ["#f08a2a", "#d96a12"], full ? 46 : 16) +
      shreds(pen, full ? 40 : 14, 168, 34) +
      slivers(pen, ["#7fb046", "#4d8a2a"], full ? 26 : 10) +
      scatterPieces(pen, drawableIngredients(ingredients, ["chicken", "egg", "onion"]), 158, 0.94) +
      shreds(pen, full ? 12 : 5, 150, 70) +
      drawHerbs(branchPen(pen, "curry-leaf"), { count: full ? 22 : 9, radius: 160, size: 8 })
    return bowl(pen, "slate", food)
  },
}

function shreds(pen: DrawingContext, count: number, radius: number, spacing: number): string {
  return lightPieces(
    pen,
    scatter(pen.random, { count, radius, spacing }).map(({ x, y, turn }): PlacedPiece => ({
      x,
      y,
      turn,
      scale: 1,
      outerRadius: 20,
      surface: "flat",
      svg: shred(pen),
    })),
  )
}

/** A torn strip of flatbread, browned by the hot plate. */
function shred(pen: DrawingContext): string {
  const { random } = pen
  const skin = linearGradient(pen, `roti-${random() > 0.5 ? 1 : 2}`, [
    [0, "#ffe9b6"],
    [0.6, "#f0c274"],
    [1, "#cf8d3c"],
  ])
  const half = between(random, 20, 34)
  const wide = between(random, 8, 12)
  const lean = between(random, -6, 6)
  return (
    `<path d="M${formatNumber(-half)} ${formatNumber(-wide)}Q0 ${formatNumber(-wide + lean)} ${formatNumber(half)} ${formatNumber(-wide * 0.7)}L${formatNumber(half - 5)} ${formatNumber(wide)}Q0 ${formatNumber(wide + lean)} ${formatNumber(-half + 4)} ${formatNumber(wide * 0.8)}Z" fill="${skin}"/>` +
    `<ellipse cx="${formatNumber(between(random, -half * 0.5, half * 0.5))}" cy="${formatNumber(lean * 0.5)}" rx="${formatNumber(between(random, 4, 8))}" ry="${formatNumber(wide * 0.4)}" fill="#8a4410" opacity=".45"/>`
  )
}

/** Draws carrot, leek and cabbage, cut into matchsticks. */
function slivers(pen: DrawingContext, [light, dark]: readonly [string, string], count: number): string {
  let path = ""
  for (const { x, y, turn } of scatter(pen.random, { count, radius: 178, spacing: 18 })) {
    const half = between(pen.random, 9, 15)
    path += `M${formatNumber(x - Math.cos(turn) * half)} ${formatNumber(y - Math.sin(turn) * half)}l${formatNumber(Math.cos(turn) * half * 2)} ${formatNumber(Math.sin(turn) * half * 2)}`
  }
  return `<g fill="none" stroke-linecap="round"${litFilter(pen, "grain")}><path d="${path}" stroke="${dark}" stroke-width="6.5"/><path d="${path}" stroke="${light}" stroke-width="4"/></g>`
}
