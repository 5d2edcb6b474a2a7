import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import type { Topping } from "./topping.ts"

/** Melted rounds of fresh mozzarella with a toasted patch. */
export const cheeseBlobs: Topping = {
  label: "fresh mozzarella",
  count: 13,
  spacing: 64,
  outerRadius: 26,
  surface: "wet",
  layer: 1,
  colour: "#fdf1d2",
  draw(pen) {
    const { random } = pen
    const outline = blob(random, { radius: between(random, 23, 28), wobble: 0.3, points: 10 })
    const fill = radialGradient(pen, "cheese-blob", [
      [0, "#ffffff"],
      [0.62, "#fff6de"],
      [1, "#f2d391"],
    ])
    const toast = { x: between(random, -8, 8), y: between(random, -8, 8), wobble: 0.7 }
    return {
      outline,
      svg: `<path d="${outline}" fill="${fill}"/><path d="${blob(random, { ...toast, radius: 8 })}" fill="#e0a04a" opacity=".5"/><path d="${blob(random, { ...toast, radius: 4 })}" fill="#a9601c" opacity=".5"/>`,
    }
  },
}
