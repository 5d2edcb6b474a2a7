import { linearGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

/** Pasta baked on a pizza: short tubes, ridged, browned at the cut. */
export const penne: Topping = {
  label: "penne pasta",
  count: 26,
  spacing: 40,
  outerRadius: 24,
  surface: "wet",
  layer: 1,
  colour: "#eec06a",
  draw(pen) {
    const half = between(pen.random, 19, 24)
    const skin = linearGradient(pen, "penne", [
      [0, "#fff0bf"],
      [0.5, "#fbd586"],
      [1, "#d9973a"],
    ])
    const outline = `M${formatNumber(-half - 4)} -8L${formatNumber(half - 5)} -8Q${formatNumber(half + 2)} 0 ${formatNumber(half + 4)} 8L${formatNumber(-half + 5)} 8Q${formatNumber(-half - 3)} 1 ${formatNumber(-half - 4)} -8Z`
    return {
      outline,
      svg:
        `<path d="${outline}" fill="${skin}"/>` +
        `<path d="M${formatNumber(-half + 2)} -4H${formatNumber(half - 3)}M${formatNumber(-half + 3)} 0H${formatNumber(half - 1)}M${formatNumber(-half + 5)} 4H${formatNumber(half)}" stroke="#c98430" stroke-width="1.2" opacity=".6"/>` +
        `<ellipse cx="${formatNumber(half)}" rx="3.6" ry="7.4" transform="rotate(-30 ${formatNumber(half)} 0)" fill="#c27a28"/><ellipse cx="${formatNumber(half + 0.6)}" cy=".4" rx="2.2" ry="5.2" transform="rotate(-30 ${formatNumber(half)} 0)" fill="#6a300c" opacity=".8"/>`,
    }
  },
}
