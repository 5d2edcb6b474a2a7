import { radial } from "../pen.ts"
import { between } from "../seed-random.ts"
import { n } from "../shapes/number.ts"
import type { Topping } from "./topping.ts"

export const mushroom: Topping = {
  label: "mushrooms",
  count: 15,
  spacing: 56,
  reach: 24,
  surface: "piece",
  layer: 1,
  colour: "#cdb18a",
  draw(pen) {
    const wide = between(pen.random, 21, 25)
    const lean = between(pen.random, -3, 3)
    const outline = `M${n(-wide)} 2C${n(-wide)} -22 ${n(wide)} -22 ${n(wide)} 2C${n(wide)} 9 ${n(wide * 0.55)} 9 9 6L${n(7 + lean)} 19C${n(5 + lean)} 24 ${n(lean - 5)} 24 ${n(lean - 7)} 19L-9 6C${n(-wide * 0.55)} 9 ${n(-wide)} 9 ${n(-wide)} 2Z`
    const flesh = radial(pen, "mushroom", [
      [0, "#fdf3de"],
      [0.7, "#ecd7b3"],
      [1, "#cfae7d"],
    ])
    return {
      outline,
      body:
        `<path d="${outline}" fill="${flesh}"/>` +
        `<path d="M${n(-wide)} 2C${n(-wide)} -22 ${n(wide)} -22 ${n(wide)} 2C${n(wide)} 5 ${n(wide - 2)} 7 ${n(wide - 4)} 7C${n(wide - 3)} -15 ${n(4 - wide)} -15 ${n(4 - wide)} 7C${n(2 - wide)} 7 ${n(-wide)} 5 ${n(-wide)} 2Z" fill="#9a6d40"/>` +
        `<path d="M${n(-wide * 0.62)} 5C${n(-wide * 0.5)} -7 ${n(wide * 0.5)} -7 ${n(wide * 0.62)} 5Q${n(wide * 0.2)} 0 0 2Q${n(-wide * 0.2)} 0 ${n(-wide * 0.62)} 5Z" fill="#8a5f38" opacity=".75"/>` +
        `<path d="M${n(-wide * 0.4)} 2V-2.5M${n(-wide * 0.2)} 1V-4M${n(wide * 0.2)} 1V-4M${n(wide * 0.4)} 2V-2.5" stroke="#5f3d20" stroke-width="1" opacity=".6"/>` +
        `<path d="M-3 9L${n(lean - 2.6)} 18M3 9L${n(lean + 2.6)} 17" stroke="#c09a68" stroke-width="1.3" opacity=".8"/>`,
    }
  },
}
