import { litFilter } from "../../light.ts"
import { linearGradient, type DrawingContext } from "../../pen.ts"

/** Whipped cream piped in three rounds, the tip bent over. `x, y` is the centre of its base. */
export function creamSwirl(
  pen: DrawingContext,
  x: number,
  y: number,
  scale: number,
  [light, dark]: readonly [string, string],
): string {
  const body = linearGradient(
    pen,
    `cream-${dark.slice(1)}`,
    [
      [0, light],
      [1, dark],
    ],
    [0.1, 0, 0.8, 1],
  )
  const rounds = [
    "M-92 6C-104 -26 -70 -44 0 -44C70 -44 104 -26 92 6C84 34 -84 34 -92 6Z",
    "M-68 -34C-78 -60 -48 -76 4 -76C56 -76 80 -58 70 -32C60 -8 -60 -8 -68 -34Z",
    "M-44 -68C-52 -90 -26 -104 6 -104C40 -104 54 -88 46 -66C38 -46 -36 -46 -44 -68Z",
    "M-22 -94C-26 -118 0 -128 18 -146C22 -124 34 -110 28 -92C22 -78 -18 -78 -22 -94Z",
  ]
  return `<g transform="translate(${x} ${y}) scale(${scale})">${rounds.map((d) => `<g${litFilter(pen, "cream")}><path d="${d}" fill="${body}"/></g>`).join("")}</g>`
}
