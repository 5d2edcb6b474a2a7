import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

type Colours = readonly [light: string, middle: string, dark: string, line: string]

/** Flakes part along curved lines. */
function flakeOf(name: string, label: string, [light, middle, dark, line]: Colours): Topping {
  return {
    label,
    count: 20,
    spacing: 46,
    outerRadius: 19,
    surface: "meat",
    layer: 1,
    colour: middle,
    draw(pen) {
      const { random } = pen
      const squash = between(random, 0.6, 0.78)
      const outline = blob(random, { radius: 19, wobble: 0.36, squash, points: 9 })
      const fill = radialGradient(pen, name, [
        [0, light],
        [0.65, middle],
        [1, dark],
      ])
      let lines = ""
      for (const x of [-10, -3, 4, 11])
        lines += `M${formatNumber(x + between(random, -1, 1))} -10Q${formatNumber(x + 6)} 0 ${formatNumber(x)} 10`
      return {
        outline,
        svg: `<path d="${outline}" fill="${fill}"/><path d="${lines}" fill="none" stroke="${line}" stroke-width="1.7" opacity=".6" stroke-linecap="round"/>`,
      }
    },
  }
}

export const tuna = flakeOf("tuna", "tuna", ["#f0d2bb", "#d3a488", "#94634a", "#8a553c"])
export const fish = flakeOf("fish", "fish", ["#fffaf0", "#f4e2c6", "#d09a58", "#c99a62"])
