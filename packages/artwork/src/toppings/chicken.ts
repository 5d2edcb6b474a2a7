import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { formatFine, formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

type Colours = readonly [light: string, middle: string, dark: string, scorch: string]

function chunk(
  name: string,
  label: string,
  [light, middle, dark, scorch]: Colours,
  { isStriped = false } = {},
): Topping {
  return {
    label,
    count: 18,
    spacing: 52,
    outerRadius: 22,
    surface: "meat",
    layer: 1,
    colour: middle,
    draw(pen) {
      const { random } = pen
      const shape = { wobble: 0.34, squash: between(random, 0.66, 0.85), points: 9 }
      const outline = blob(random, { ...shape, radius: 22 })
      const fill = radialGradient(pen, name, [
        [0, light],
        [0.6, middle],
        [1, dark],
      ])
      let marks = ""
      if (isStriped)
        for (const x of [-11, -2, 7])
          marks += `<path d="M${formatNumber(x + between(random, -1, 1))} -9Q${formatNumber(x + 5)} 0 ${formatNumber(x + 3)} 10" fill="none" stroke="${scorch}" stroke-width="2.8" stroke-linecap="round" opacity=".62"/>`
      for (let i = 0; i < (pen.detail === "full" ? 7 : 3); i++) {
        const position = { x: between(random, -13, 13), y: between(random, -9, 9) }
        marks += `<path d="${blob(random, { ...position, radius: between(random, 1.6, 4.6), wobble: 0.7, points: 6 })}" fill="${i % 3 === 2 ? light : scorch}" opacity="${formatFine(between(random, 0.35, 0.65))}"/>`
      }
      return { outline, svg: `<path d="${outline}" fill="${fill}"/>${marks}` }
    },
  }
}

export const chicken = chunk("chicken", "chicken", ["#f8d6a0", "#e2a35c", "#a8602a", "#6f3010"])
export const grilledChicken = chunk(
  "grilled-chicken",
  "grilled chicken",
  ["#f7dcae", "#e4ad6c", "#a9672f", "#4f230c"],
  { isStriped: true },
)
export const chickenTikka = chunk("chicken-tikka", "chicken tikka", ["#f58a45", "#d9541f", "#8f2a0c", "#4d1206"])
export const periPeriChicken = chunk(
  "peri-peri-chicken",
  "peri-peri chicken",
  ["#ef9b52", "#cf5a24", "#84300f", "#571606"],
  { isStriped: true },
)
