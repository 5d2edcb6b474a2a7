import { linearGradient } from "../pen.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

const BODY =
  "M-17 14C-27 -2 -19 -22 2 -22C19 -22 26 -8 21 4C19 9 13 9 12 4C14 -4 9 -10 1 -10C-8 -10 -11 -2 -7 6C-5 11 -3 15 -6 17C-9 19 -14 18 -17 14Z"

export const prawn: Topping = {
  label: "prawns",
  count: 14,
  spacing: 58,
  outerRadius: 24,
  surface: "wet",
  layer: 1,
  colour: "#f08a5c",
  draw(pen) {
    const fill = linearGradient(
      pen,
      "prawn",
      [
        [0, "#ffc9a4"],
        [0.5, "#fa9a6a"],
        [1, "#e0683a"],
      ],
      [0, 0, 1, 1],
    )
    let bands = ""
    for (let i = 0; i < 5; i++) {
      const angle = Math.PI * (1.02 + i * 0.2)
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      bands += `M${formatNumber(1 + cos * 11)} ${formatNumber(-2 + sin * 9)}L${formatNumber(1 + cos * 21)} ${formatNumber(-2 + sin * 19)}`
    }
    return {
      outline: BODY,
      svg:
        `<path d="M13 5Q10 13 16 19Q20 14 19 9Q25 15 29 10Q27 3 20 2Z" fill="#d9481f"/><path d="${BODY}" fill="${fill}"/>` +
        `<path d="${bands}" stroke="#d4552a" stroke-width="2.2" stroke-linecap="round" opacity=".6"/>` +
        `<path d="M-13 12C-21 -2 -14 -16 1 -17" stroke="#fff3e6" stroke-width="2.4" fill="none" stroke-linecap="round" opacity=".6"/>`,
    }
  },
}
