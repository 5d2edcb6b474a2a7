import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import { stroke } from "../shapes/stroke.ts"
import type { Topping } from "./topping.ts"

export const onion: Topping = {
  label: "red onion",
  count: 15,
  spacing: 50,
  outerRadius: 21,
  surface: "piece",
  layer: 1,
  colour: "#b5588c",
  draw({ random }) {
    const half = between(random, 18, 22)
    const rise = between(random, 19, 27)
    const outer = arc(half, rise, 7)
    const inner = arc(half * 0.6, rise * 0.7, 10)
    let svg =
      stroke(outer, "#8f2f69", 6.4) + stroke(outer, "#f3d3e4", 3.6) + stroke(arc(half - 1, rise - 2, 7), "#fff4fa", 1.4)
    if (random() > 0.3) svg += stroke(inner, "#b4578e", 5) + stroke(inner, "#f8e0ec", 3)
    return {
      outline: `${arc(half + 3, rise + 4, 8)}L${formatNumber(half - 4)} 9Q0 ${formatNumber(14 - rise)} ${formatNumber(4 - half)} 9Z`,
      svg,
    }
  },
}

function arc(half: number, rise: number, foot: number): string {
  return `M${formatNumber(-half)} ${formatNumber(foot)}C${formatNumber(-half * 0.7)} ${formatNumber(foot - rise)} ${formatNumber(half * 0.7)} ${formatNumber(foot - rise)} ${formatNumber(half)} ${formatNumber(foot)}`
}
