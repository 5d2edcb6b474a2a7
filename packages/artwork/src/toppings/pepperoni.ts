import { radialGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { blob } from "../shapes/blob.ts"
import { formatFine, formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

export const pepperoni: Topping = {
  label: "pepperoni",
  count: 19,
  spacing: 57,
  outerRadius: 28,
  surface: "wet",
  layer: 1,
  colour: "#c23a22",
  draw(pen) {
    const { random } = pen
    const radius = 28
    const outline = blob(random, { radius, wobble: 0.07, points: 12 })
    const face = radialGradient(pen, "pepperoni", [
      [0, "#e86a45"],
      [0.55, "#d04327"],
      [0.86, "#b52e1a"],
      [1, "#7f190d"],
    ])
    let flecks = ""
    const count = pen.detail === "full" ? 16 : 6
    for (let i = 0; i < count; i++) {
      const angle = random() * Math.PI * 2
      const distance = Math.sqrt(random()) * radius * 0.8
      const fat = random() > 0.42
      flecks += `<circle cx="${formatNumber(Math.cos(angle) * distance)}" cy="${formatNumber(Math.sin(angle) * distance)}" r="${formatNumber(between(random, 0.8, fat ? 2.7 : 2))}" fill="${fat ? "#f7b48c" : "#74150a"}" opacity="${formatFine(between(random, 0.45, 0.85))}"/>`
    }
    const rim = `<path d="${blob(random, { radius: radius * 0.9, wobble: 0.08, points: 12 })}" fill="none" stroke="#7a160b" stroke-opacity=".45" stroke-width="3.4"/>`
    const oil = `<path d="${blob(random, { x: -8, y: -9, radius: 9, wobble: 0.5, squash: 0.45, turn: -0.7 })}" fill="#fff3df" opacity=".3"/>`
    return { outline, svg: `<path d="${outline}" fill="${face}"/>${rim}${flecks}${oil}` }
  },
}
