import { radialGradient } from "../pen.ts"
import { blob } from "../shapes/blob.ts"
import type { Topping } from "./topping.ts"

export const egg: Topping = {
  label: "egg",
  count: 9,
  spacing: 84,
  outerRadius: 28,
  surface: "wet",
  layer: 1,
  colour: "#fbe7b0",
  draw(pen) {
    const outline = blob(pen.random, { radius: 28, wobble: 0.22, points: 10, squash: 0.86 })
    const white = radialGradient(pen, "egg-white", [
      [0, "#ffffff"],
      [0.8, "#fdf6e8"],
      [1, "#ecd6b0"],
    ])
    const yolk = radialGradient(
      pen,
      "egg-yolk",
      [
        [0, "#ffe27a"],
        [0.55, "#ffb81f"],
        [1, "#e08a08"],
      ],
      [0.36, 0.3, 0.8],
    )
    return {
      outline,
      svg: `<path d="${outline}" fill="${white}"/><circle r="12.6" cx="1" fill="${yolk}"/><ellipse cx="-3" cy="-5" rx="3.6" ry="2.3" fill="#fff" opacity=".75"/>`,
    }
  },
}
