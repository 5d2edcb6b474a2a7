import { radial } from "../pen.ts"
import { between } from "../seed-random.ts"
import { n } from "../shapes/number.ts"
import type { Topping } from "./topping.ts"

export const corn: Topping = {
  label: "sweet corn",
  count: 70,
  spacing: 17,
  reach: 7,
  surface: "wet",
  layer: 3,
  colour: "#f6c22e",
  draw(pen) {
    const wide = between(pen.random, 5.4, 6.8)
    const tall = between(pen.random, 6, 7.4)
    const outline = `M${n(-wide)} ${n(-tall * 0.5)}C${n(-wide * 0.8)} ${n(-tall * 1.2)} ${n(wide * 0.8)} ${n(-tall * 1.2)} ${n(wide)} ${n(-tall * 0.5)}L${n(wide * 0.7)} ${n(tall * 0.7)}C${n(wide * 0.4)} ${n(tall * 1.1)} ${n(-wide * 0.4)} ${n(tall * 1.1)} ${n(-wide * 0.7)} ${n(tall * 0.7)}Z`
    const fill = radial(pen, "corn", [
      [0, "#fff5ae"],
      [0.5, "#ffd53f"],
      [1, "#dd9510"],
    ])
    return {
      outline,
      body: `<path d="${outline}" fill="${fill}"/><path d="M${n(-wide * 0.4)} ${n(tall * 0.75)}Q0 ${n(tall * 0.3)} ${n(wide * 0.4)} ${n(tall * 0.75)}" fill="#fff0c0"/><ellipse cx="-1.6" cy="-3" rx="2.2" ry="1.4" fill="#fff" opacity=".75"/>`,
    }
  },
}
