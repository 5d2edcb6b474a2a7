import { type PlacedPiece, lightPieces } from "../../light-pieces.ts"
import { litFilter } from "../../light.ts"
import { linearGradient, type DrawingContext, radialGradientAt } from "../../pen.ts"
import { drawHerbs } from "../../pizza/herbs.ts"
import { between } from "../../seed-random.ts"
import { blob } from "../../shapes/blob.ts"
import { formatNumber } from "../../shapes/format-number.ts"
import { scatter } from "../../shapes/scatter.ts"
import type { ToppingName } from "../../toppings/toppings.ts"
import type { Plate } from "../plate.ts"
import { scatterPieces, drawableIngredients } from "../scatter-pieces.ts"
import { bowl, type WareName } from "../tableware.ts"

interface PastaDish {
  name: string
  label: string
  colour: string
  /** Colours: sauce light and dark, then pasta light and dark. */
  colours: readonly [string, string, string, string]
  ware: WareName
  usualToppings: readonly ToppingName[]
}

export const pastaWhite = createPasta({
  name: "white",
  label: "Pasta in white sauce",
  colour: "#f0d9a4",
  colours: ["#fffaf0", "#fbe9c4", "#ffeab4", "#e6b25c"],
  ware: "indigo",
  usualToppings: ["mushroom", "capsicum"],
})

export const pastaRed = createPasta({
  name: "red",
  label: "Pasta in red sauce",
  colour: "#cf5a2c",
  colours: ["#e4542e", "#96220c", "#fbc063", "#d9772a"],
  ware: "cream",
  usualToppings: ["tomato", "basil"],
})

function createPasta({ name, label, colour, colours, ware, usualToppings }: PastaDish): Plate {
  const [light, dark, tubeLight, tubeDark] = colours
  return {
    label,
    colour,
    draw(pen, ingredients) {
      const { random } = pen
      const full = pen.detail === "full"
      const sauce = radialGradientAt(
        pen,
        `pasta-sauce-${name}`,
        [
          [0, light],
          [1, dark],
        ],
        [-40, -50, 250],
      )
      const tubes = (count: number, radius: number, spacing: number) =>
        lightPieces(
          pen,
          scatter(random, { count, radius, spacing }).map(({ x, y, turn }): PlacedPiece => ({
            x,
            y,
            turn,
            scale: 1,
            outerRadius: 19,
            surface: "wet",
            svg: penne(pen, name, tubeLight, tubeDark),
          })),
        )
      const food =
        `<circle r="200" fill="${sauce}"${litFilter(pen, "sauce")}/>` +
        tubes(full ? 58 : 18, 180, 23) +
        coat(pen, light, full ? 15 : 6) +
        tubes(full ? 24 : 7, 158, 42) +
        coat(pen, light, full ? 9 : 4) +
        scatterPieces(pen, drawableIngredients(ingredients, usualToppings), 160, 0.92) +
        drawHerbs(pen, { count: full ? 40 : 12, radius: 170, size: 3.6 })
      return bowl(pen, ware, food)
    },
  }
}

/** Draws the sauce over the pasta. */
function coat(pen: DrawingContext, colour: string, count: number): string {
  let svg = ""
  for (const { x, y, turn } of scatter(pen.random, { count, radius: 165, spacing: 46 }))
    svg += `<path d="${blob(pen.random, { x, y, turn, radius: between(pen.random, 14, 27), wobble: 0.8, squash: 0.62 })}" fill="${colour}" opacity=".88"/>`
  return `<g${litFilter(pen, "melt")}>${svg}</g>`
}

function penne(pen: DrawingContext, name: string, light: string, dark: string): string {
  const half = between(pen.random, 28, 35)
  const skin = linearGradient(pen, `penne-${name}`, [
    [0, light],
    [0.5, light],
    [1, dark],
  ])
  const outline = `M${formatNumber(-half - 6)} -11L${formatNumber(half - 7)} -11Q${formatNumber(half + 3)} 0 ${formatNumber(half + 6)} 11L${formatNumber(-half + 7)} 11Q${formatNumber(-half - 4)} 2 ${formatNumber(-half - 6)} -11Z`
  return (
    `<path d="${outline}" fill="${skin}"/>` +
    `<path d="M${formatNumber(-half + 2)} -5.5H${formatNumber(half - 4)}M${formatNumber(-half + 4)} 0H${formatNumber(half - 2)}M${formatNumber(-half + 7)} 5.5H${formatNumber(half)}" stroke="${dark}" stroke-width="1.5" opacity=".55"/>` +
    `<ellipse cx="${formatNumber(half - 1)}" rx="5" ry="10" transform="rotate(-30 ${formatNumber(half - 1)} 0)" fill="${dark}"/><ellipse cx="${formatNumber(half)}" cy=".6" rx="3" ry="7" transform="rotate(-30 ${formatNumber(half)} 0)" fill="#5a2408" opacity=".75"/>`
  )
}
