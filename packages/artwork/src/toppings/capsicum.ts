import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import { stroke } from "../shapes/stroke.ts"
import type { Topping } from "./topping.ts"

type Colours = readonly [skin: string, flesh: string, pale: string]

function capsicumOf(label: string, [skin, flesh, pale]: Colours): Topping {
  return {
    label,
    count: 16,
    spacing: 52,
    outerRadius: 22,
    surface: "piece",
    layer: 1,
    colour: skin,
    draw({ random }) {
      const width = between(random, 19, 24)
      const rise = between(random, 21, 30)
      const lean = between(random, -5, 5)
      const arc = (inset: number) =>
        `M${formatNumber(-width + inset)} ${formatNumber(8 - inset * 0.2)}C${formatNumber(-width * 0.8 + inset + lean)} ${formatNumber(8 - rise + inset)} ${formatNumber(width * 0.8 - inset + lean)} ${formatNumber(6 - rise + inset)} ${formatNumber(width - inset)} ${formatNumber(8 - inset * 0.2)}`
      const outline = `${arc(-4)}L${formatNumber(width - 5)} 9C${formatNumber(width * 0.7 - 4 + lean)} ${formatNumber(16 - rise)} ${formatNumber(-width * 0.7 + 4 + lean)} ${formatNumber(16 - rise)} ${formatNumber(-width + 5)} 9Z`
      return {
        outline,
        svg:
          stroke(arc(0), skin, 9.5) +
          stroke(arc(1.6), flesh, 5.2) +
          stroke(arc(2.6), pale, 1.8) +
          `<path d="M${formatNumber(-width * 0.62 + lean)} ${formatNumber(3 - rise * 0.55)}Q${formatNumber(lean)} ${formatNumber(-rise * 0.74)} ${formatNumber(width * 0.4 + lean)} ${formatNumber(1 - rise * 0.6)}" fill="none" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>`,
      }
    },
  }
}

export const capsicum = capsicumOf("capsicum", ["#2f7d22", "#6cb648", "#b9e08d"])
export const redCapsicum = capsicumOf("red capsicum", ["#bf2718", "#e85b40", "#f9a58c"])
export const yellowCapsicum = capsicumOf("yellow capsicum", ["#dd9a0c", "#f8c93c", "#ffeaa0"])
