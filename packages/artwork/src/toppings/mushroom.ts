import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

export const mushroom: Topping = {
  label: "mushrooms",
  count: 15,
  spacing: 56,
  outerRadius: 24,
  surface: "piece",
  layer: 1,
  colour: "#cdb18a",
  draw(pen) {
    const wide = between(pen.random, 21, 25)
    const lean = between(pen.random, -3, 3)
    const outline = `M${formatNumber(-wide)} 2C${formatNumber(-wide)} -22 ${formatNumber(wide)} -22 ${formatNumber(wide)} 2C${formatNumber(wide)} 9 ${formatNumber(wide * 0.55)} 9 9 6L${formatNumber(7 + lean)} 19C${formatNumber(5 + lean)} 24 ${formatNumber(lean - 5)} 24 ${formatNumber(lean - 7)} 19L-9 6C${formatNumber(-wide * 0.55)} 9 ${formatNumber(-wide)} 9 ${formatNumber(-wide)} 2Z`
    const flesh = radialGradient(pen, "mushroom", [
      [0, "#fdf3de"],
      [0.7, "#ecd7b3"],
      [1, "#cfae7d"],
    ])
    return {
      outline,
      svg:
        `<path d="${outline}" fill="${flesh}"/>` +
        `<path d="M${formatNumber(-wide)} 2C${formatNumber(-wide)} -22 ${formatNumber(wide)} -22 ${formatNumber(wide)} 2C${formatNumber(wide)} 5 ${formatNumber(wide - 2)} 7 ${formatNumber(wide - 4)} 7C${formatNumber(wide - 3)} -15 ${formatNumber(4 - wide)} -15 ${formatNumber(4 - wide)} 7C${formatNumber(2 - wide)} 7 ${formatNumber(-wide)} 5 ${formatNumber(-wide)} 2Z" fill="#9a6d40"/>` +
        `<path d="M${formatNumber(-wide * 0.62)} 5C${formatNumber(-wide * 0.5)} -7 ${formatNumber(wide * 0.5)} -7 ${formatNumber(wide * 0.62)} 5Q${formatNumber(wide * 0.2)} 0 0 2Q${formatNumber(-wide * 0.2)} 0 ${formatNumber(-wide * 0.62)} 5Z" fill="#8a5f38" opacity=".75"/>` +
        `<path d="M${formatNumber(-wide * 0.4)} 2V-2.5M${formatNumber(-wide * 0.2)} 1V-4M${formatNumber(wide * 0.2)} 1V-4M${formatNumber(wide * 0.4)} 2V-2.5" stroke="#5f3d20" stroke-width="1" opacity=".6"/>` +
        `<path d="M-3 9L${formatNumber(lean - 2.6)} 18M3 9L${formatNumber(lean + 2.6)} 17" stroke="#c09a68" stroke-width="1.3" opacity=".8"/>`,
    }
  },
}
