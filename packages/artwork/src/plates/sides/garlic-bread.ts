import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { blurFilter, stain } from "../../light.ts"
import { type DrawingContext, radialGradient } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { Plate } from "../plate.ts"
import { woodenBoard } from "../tableware.ts"

/** Centre of each slice, and its rotation in degrees. */
const POSITIONS = [
  [-118, -66, -14],
  [-14, -96, 6],
  [94, -74, 20],
  [-84, 74, -8],
  [24, 66, 8],
  [126, 70, 24],
] as const

export const garlicBread: Plate = {
  label: "Garlic bread",
  colour: "#d9a04e",
  draw(pen) {
    const slices = POSITIONS.map(([x, y, turn]): PlacedPiece => ({
      x,
      y,
      // 57.3 degrees are one radian.
      turn: turn / 57.3,
      scale: 1,
      outerRadius: 54,
      surface: "bread",
      svg: slice(pen),
    }))
    return woodenBoard(pen) + lightPieces(pen, slices)
  },
}

/** One oval slice: crust all round, a buttery crumb toasted from the edge. */
export function slice(pen: DrawingContext): string {
  const { random } = pen
  const shape = { squash: 1.34, wobble: 0.07, points: 11 }
  const crumb = radialGradient(
    pen,
    "garlic-crumb",
    [
      [0, "#fff0b0"],
      [0.55, "#ffd873"],
      [0.85, "#f2ae42"],
      [1, "#cd7d22"],
    ],
    [0.46, 0.44, 0.58],
  )
  const top = blob(random, { ...shape, radius: 57 })
  let bits = ""
  for (const { x, y } of scatter(random, { count: pen.detail === "full" ? 16 : 6, radius: 46, spacing: 9 }))
    bits += `<path d="${blob(random, { x, y: y * 1.25, radius: between(random, 2.4, 4.6), wobble: 0.5, points: 6 })}" fill="${random() > 0.45 ? "#fff7da" : "#d38b2c"}"/>`
  return (
    `<path d="${blob(random, { ...shape, radius: 64 })}" fill="#a9601f"/><path d="${top}" fill="${crumb}"/>` +
    `${stain(pen, "toast", `<path d="${top}"`, 0.6, { size: 0.05, colour: [0.68, 0.29, 0.03], threshold: -1.7 })}` +
    `<path d="${blob(random, { x: -12, y: -24, radius: 20, wobble: 0.5, squash: 1.3 })}" fill="#fffbe4" opacity=".55"${blurFilter(pen, 3)}/>` +
    `${bits}<g transform="scale(1 1.3)">${drawHerbs(pen, { count: pen.detail === "full" ? 16 : 5, radius: 46, size: 3.4 })}</g>` +
    `<path d="M-34 -30Q-30 -${formatNumber(56)} 2 -58" stroke="#fff" stroke-width="3" stroke-linecap="round" fill="none" opacity=".35"/>`
  )
}
