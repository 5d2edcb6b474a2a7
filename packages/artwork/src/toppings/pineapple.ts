import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

export const pineapple: Topping = {
  label: "pineapple",
  count: 17,
  spacing: 52,
  outerRadius: 21,
  surface: "wet",
  layer: 1,
  colour: "#f6cb45",
  draw(pen) {
    const wide = between(pen.random, 18, 22)
    const outline = `M${formatNumber(-wide)} -10Q0 -19 ${formatNumber(wide)} -10Q${formatNumber(wide * 0.74)} 4 ${formatNumber(wide * 0.5)} 15Q0 10 ${formatNumber(-wide * 0.5)} 15Q${formatNumber(-wide * 0.74)} 4 ${formatNumber(-wide)} -10Z`
    const fill = radialGradient(pen, "pineapple", [
      [0, "#fff3a2"],
      [0.6, "#fdd84e"],
      [1, "#e7a31d"],
    ])
    let fibres = ""
    for (const share of [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7])
      fibres += `M${formatNumber(wide * share)} ${formatNumber(-13 + Math.abs(share) * 2)}L${formatNumber(wide * share * 0.58)} 11`
    return {
      outline,
      svg:
        `<path d="${outline}" fill="${fill}"/><path d="${fibres}" stroke="#c98a12" stroke-width="1.3" fill="none" opacity=".55"/>` +
        `<path d="M${formatNumber(-wide)} -10Q0 -19 ${formatNumber(wide)} -10" stroke="#c47a16" stroke-width="2.6" fill="none" opacity=".6"/>`,
    }
  },
}
