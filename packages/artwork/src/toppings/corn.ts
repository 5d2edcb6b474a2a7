import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

export const corn: Topping = {
  label: "sweet corn",
  count: 70,
  spacing: 17,
  outerRadius: 7,
  surface: "wet",
  layer: 3,
  colour: "#f6c22e",
  draw(pen) {
    const wide = between(pen.random, 5.4, 6.8)
    const tall = between(pen.random, 6, 7.4)
    const outline = `M${formatNumber(-wide)} ${formatNumber(-tall * 0.5)}C${formatNumber(-wide * 0.8)} ${formatNumber(-tall * 1.2)} ${formatNumber(wide * 0.8)} ${formatNumber(-tall * 1.2)} ${formatNumber(wide)} ${formatNumber(-tall * 0.5)}L${formatNumber(wide * 0.7)} ${formatNumber(tall * 0.7)}C${formatNumber(wide * 0.4)} ${formatNumber(tall * 1.1)} ${formatNumber(-wide * 0.4)} ${formatNumber(tall * 1.1)} ${formatNumber(-wide * 0.7)} ${formatNumber(tall * 0.7)}Z`
    const fill = radialGradient(pen, "corn", [
      [0, "#fff5ae"],
      [0.5, "#ffd53f"],
      [1, "#dd9510"],
    ])
    return {
      outline,
      svg: `<path d="${outline}" fill="${fill}"/><path d="M${formatNumber(-wide * 0.4)} ${formatNumber(tall * 0.75)}Q0 ${formatNumber(tall * 0.3)} ${formatNumber(wide * 0.4)} ${formatNumber(tall * 0.75)}" fill="#fff0c0"/><ellipse cx="-1.6" cy="-3" rx="2.2" ry="1.4" fill="#fff" opacity=".75"/>`,
    }
  },
}
