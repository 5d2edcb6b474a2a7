import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { Plate } from "../plate.ts"
import { dish, ramekin } from "../tableware.ts"

export const potatoWedges: Plate = {
  label: "Potato wedges",
  colour: "#dca042",
  draw(pen) {
    const full = pen.detail === "full"
    const spots = [
      ...scatter(pen.random, { count: full ? 26 : 16, radius: 152, spacing: 42 }),
      ...scatter(pen.random, { count: full ? 9 : 5, radius: 84, spacing: 50 }),
    ]
    const pile = spots.map(({ x, y, turn }): PlacedPiece => ({
      x: x - 8,
      y: y - 6,
      turn,
      scale: 1,
      outerRadius: 40,
      surface: "bread",
      svg: wedge(pen),
    }))
    return (
      dish(pen, "slate") +
      lightPieces(pen, pile) +
      drawHerbs(pen, { count: full ? 50 : 16, radius: 160, size: 3.4 }) +
      ramekin(pen, 122, 116, 68, ["#f4623c", "#b02310"])
    )
  },
}

/** Draws a wedge: flesh with a browned ridge, skin along one side. */
export function wedge(pen: DrawingContext): string {
  const { random } = pen
  const half = between(random, 56, 70)
  const plump = between(random, 25, 31)
  const outline = `M${formatNumber(-half)} 4C${formatNumber(-half * 0.6)} ${formatNumber(-plump)} ${formatNumber(half * 0.6)} ${formatNumber(-plump)} ${formatNumber(half)} 4C${formatNumber(half * 0.6)} ${formatNumber(plump)} ${formatNumber(-half * 0.6)} ${formatNumber(plump)} ${formatNumber(-half)} 4Z`
  const flesh = linearGradient(pen, "wedge", [
    [0, "#ffe9a0"],
    [0.45, "#fcca5c"],
    [1, "#e39a30"],
  ])
  return (
    `<path d="${outline}" fill="${flesh}"/>` +
    `<path d="M${formatNumber(-half)} 4C${formatNumber(-half * 0.5)} ${formatNumber(plump * 0.5)} ${formatNumber(half * 0.5)} ${formatNumber(plump * 0.5)} ${formatNumber(half)} 4C${formatNumber(half * 0.6)} ${formatNumber(plump)} ${formatNumber(-half * 0.6)} ${formatNumber(plump)} ${formatNumber(-half)} 4Z" fill="#a65c1a"/>` +
    `<path d="M${formatNumber(-half)} 4C${formatNumber(-half * 0.5)} ${formatNumber(plump * 0.5)} ${formatNumber(half * 0.5)} ${formatNumber(plump * 0.5)} ${formatNumber(half)} 4" fill="none" stroke="#c97a22" stroke-width="2.5"/>` +
    browned(pen, half) +
    `<path d="M${formatNumber(-half * 0.55)} ${formatNumber(-plump * 0.4)}Q0 ${formatNumber(-plump * 0.8)} ${formatNumber(half * 0.5)} ${formatNumber(-plump * 0.42)}" stroke="#fff6cf" stroke-width="3" fill="none" opacity=".55" stroke-linecap="round"/>`
  )
}

/** Draws browned spots. They are painted instead of filtered, because a plate has thirty wedges. */
function browned(pen: DrawingContext, half: number): string {
  let d = ""
  for (const share of [-0.82, -0.3, 0.2, 0.8])
    d += blob(pen.random, {
      x: half * share,
      y: between(pen.random, -7, 5),
      radius: between(pen.random, 4, 8),
      points: 6,
      wobble: 0.8,
    })
  return `<path d="${d}" fill="#b4560f" opacity=".34"/>`
}
