import { radialGradient } from "../pen.ts"
import { blob } from "../shapes/blob.ts"
import { degrees, formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

export const tomato: Topping = {
  label: "tomato",
  count: 13,
  spacing: 62,
  outerRadius: 24,
  surface: "wet",
  layer: 1,
  colour: "#d8412a",
  draw(pen) {
    const { random } = pen
    const radius = 24
    const outline = blob(random, { radius, wobble: 0.06, points: 12 })
    const flesh = radialGradient(
      pen,
      "tomato",
      [
        [0, "#ff9a78"],
        [0.5, "#f26a48"],
        [1, "#dc4026"],
      ],
      [0.46, 0.44, 0.6],
    )
    const chambers = pen.detail === "full" && random() > 0.5 ? 5 : 4
    let seeds = ""
    for (let i = 0; i < chambers; i++) {
      const angle = (i / chambers) * Math.PI * 2 + random() * 0.2
      const x = Math.cos(angle) * radius * 0.5
      const y = Math.sin(angle) * radius * 0.5
      const gel =
        pen.detail === "full"
          ? `<path d="${blob(random, { radius: radius * 0.27, squash: 0.74, wobble: 0.3, points: 7 })}" fill="#c32a12" opacity=".85"/>`
          : `<ellipse rx="6.6" ry="4.8" fill="#c93a20"/>`
      seeds += `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${degrees(angle + Math.PI / 2)})">${gel}<ellipse cx="-2.6" cy="-.8" rx="1.9" ry="1.2" fill="#ffe0a0"/><ellipse cx="2.2" cy=".8" rx="1.9" ry="1.2" fill="#ffd98a"/></g>`
    }
    return {
      outline,
      svg:
        `<path d="${outline}" fill="#c62a14"/><circle r="${formatNumber(radius * 0.87)}" fill="${flesh}"/>${seeds}` +
        `<circle r="3.4" fill="#ffb295" opacity=".7"/>`,
    }
  },
}
