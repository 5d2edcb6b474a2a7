import { linearGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

/** Long thin pods, split. */
export const redChilli: Topping = {
  label: "red chilli",
  count: 15,
  spacing: 48,
  outerRadius: 20,
  surface: "wet",
  layer: 2,
  colour: "#c81f12",
  draw(pen) {
    const bend = between(pen.random, 3, 10)
    const outline = `M-21 2Q-2 ${formatNumber(-6 - bend)} 21 3Q1 ${formatNumber(6 - bend * 0.5)} -19 6Q-23 5 -21 2Z`
    const fill = linearGradient(pen, "red-chilli", [
      [0, "#f4543a"],
      [1, "#a5140a"],
    ])
    return {
      outline,
      svg:
        `<path d="${outline}" fill="${fill}"/><path d="M-21 3Q-26 2 -29 -2" stroke="#4f8a2c" stroke-width="3" fill="none" stroke-linecap="round"/>` +
        `<path d="M-15 1Q0 ${formatNumber(-3 - bend * 0.7)} 12 0" stroke="#ffd2bd" stroke-width="1.5" fill="none" opacity=".7" stroke-linecap="round"/>`,
    }
  },
}
