import { radialGradient } from "../pen.ts"
import type { Topping } from "./topping.ts"

const SLICE = "M-9 5C-13 -4 -5 -11 2 -9C9 -8 12 -1 9 5C6 9 -5 10 -9 5Z"

export const garlic: Topping = {
  label: "garlic",
  count: 24,
  spacing: 36,
  outerRadius: 10,
  surface: "piece",
  layer: 2,
  colour: "#f0dcae",
  draw(pen) {
    const fill = radialGradient(pen, "garlic", [
      [0, "#fff9e4"],
      [0.6, "#f7e4b4"],
      [1, "#c98f3c"],
    ])
    return {
      outline: SLICE,
      svg: `<path d="${SLICE}" fill="${fill}"/><path d="M-3 3Q0 -5 4 -4" fill="none" stroke="#b98a3e" stroke-width="1.4" opacity=".6" stroke-linecap="round"/>`,
    }
  },
}
