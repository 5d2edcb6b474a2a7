import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { formatFine, formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

/** Round slices, smaller and paler than pepperoni, with a browned skin. */
export const chickenSausage: Topping = {
  label: "chicken sausage",
  count: 22,
  spacing: 44,
  outerRadius: 17,
  surface: "meat",
  layer: 1,
  colour: "#c98258",
  draw(pen) {
    const { random } = pen
    const outline = blob(random, { radius: 17, wobble: 0.08, points: 10, squash: 0.94 })
    const face = radialGradient(pen, "sausage", [
      [0, "#f2bd92"],
      [0.6, "#dd9566"],
      [1, "#b9653a"],
    ])
    let specks = ""
    for (let i = 0; i < (pen.detail === "full" ? 9 : 4); i++) {
      const angle = random() * Math.PI * 2
      const distance = random() * 12
      specks += `<circle cx="${formatNumber(Math.cos(angle) * distance)}" cy="${formatNumber(Math.sin(angle) * distance)}" r="${formatNumber(between(random, 0.7, 1.9))}" fill="${i % 2 ? "#8a3d1c" : "#fbe0c0"}" opacity="${formatFine(between(random, 0.4, 0.8))}"/>`
    }
    return {
      outline,
      svg: `<path d="${outline}" fill="#8c4220"/><circle r="14.6" fill="${face}"/>${specks}<path d="${blob(random, { x: 4, y: 4, radius: 6, wobble: 0.6 })}" fill="#8a3a14" opacity=".35"/>`,
    }
  },
}
