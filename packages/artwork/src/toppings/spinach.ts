import { linearGradient } from "../pen.ts"
import { blob } from "../shapes/blob.ts"
import type { Topping } from "./topping.ts"

/** Wilted leaves: crumpled, darker than basil. */
export const spinach: Topping = {
  label: "spinach",
  count: 15,
  spacing: 52,
  outerRadius: 23,
  surface: "piece",
  layer: 1,
  colour: "#2f6b2c",
  draw(pen) {
    const { random } = pen
    const outline = blob(random, { radius: 23, wobble: 0.6, squash: 0.66, points: 12 })
    const fill = linearGradient(pen, "spinach", [
      [0, "#4d9440"],
      [1, "#1f5622"],
    ])
    return {
      outline,
      svg:
        `<path d="${outline}" fill="${fill}"/><path d="${blob(random, { x: -4, y: -4, radius: 12, wobble: 0.8, squash: 0.6 })}" fill="#66ad4f" opacity=".55"/>` +
        `<path d="M-22 2Q-4 -4 20 1M-10 0Q-4 -6 -2 -10M2 -2Q8 -7 11 -9M-8 1Q-2 6 2 10M5 0Q10 4 12 8" fill="none" stroke="#a5cf86" stroke-width="1.3" opacity=".7" stroke-linecap="round"/>`,
    }
  },
}
