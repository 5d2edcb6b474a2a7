import { linearGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

type Colours = readonly [top: string, low: string, side: string, scorch: string]

function paneerOf(name: string, label: string, [top, low, side, scorch]: Colours): Topping {
  return {
    label,
    count: 17,
    spacing: 52,
    outerRadius: 19,
    surface: "piece",
    layer: 1,
    colour: top,
    draw(pen) {
      const { random } = pen
      const half = between(random, 14, 17)
      const tall = between(random, 12, 15)
      const outline = `M${formatNumber(-half)} ${formatNumber(3 - tall)}Q${formatNumber(-half)} ${formatNumber(-tall)} ${formatNumber(3 - half)} ${formatNumber(-tall)}L${formatNumber(half - 3)} ${formatNumber(-tall - 1)}Q${formatNumber(half)} ${formatNumber(-tall)} ${formatNumber(half)} ${formatNumber(3 - tall)}L${formatNumber(half + 1)} ${formatNumber(tall - 3)}Q${formatNumber(half)} ${formatNumber(tall)} ${formatNumber(half - 3)} ${formatNumber(tall)}L${formatNumber(3 - half)} ${formatNumber(tall + 1)}Q${formatNumber(-half)} ${formatNumber(tall)} ${formatNumber(-half)} ${formatNumber(tall - 3)}Z`
      const face = linearGradient(
        pen,
        name,
        [
          [0, top],
          [1, low],
        ],
        [0, 0, 1, 1],
      )
      let spots = ""
      for (let i = 0; i < (pen.detail === "full" ? 5 : 2); i++) {
        const position = { x: between(random, -half * 0.6, half * 0.6), y: between(random, -tall * 0.6, tall * 0.6) }
        spots += `<path d="${blob(random, { ...position, radius: between(random, 2, 5.5), wobble: 0.7, points: 7 })}" fill="${scorch}" opacity=".5"/>`
      }
      return {
        outline,
        svg: `<path d="${outline}" fill="${side}"/><path d="${outline}" transform="translate(-1 -1.6) scale(.93)" fill="${face}"/>${spots}`,
      }
    },
  }
}

export const paneer = paneerOf("paneer", "paneer", ["#fffaec", "#f6e2b8", "#d69a48", "#c9822e"])
export const tandooriPaneer = paneerOf("tandoori-paneer", "tandoori paneer", [
  "#f6b25a",
  "#df7d2a",
  "#a84712",
  "#6e260a",
])
