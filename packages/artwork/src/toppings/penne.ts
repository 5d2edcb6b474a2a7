import { linear } from "../pen.ts"
import { between } from "../seed-random.ts"
import { n } from "../shapes/number.ts"
import type { Topping } from "./topping.ts"

/** Pasta baked on a pizza: short tubes, ridged, browned at the cut. */
export const penne: Topping = {
  label: "penne pasta",
  count: 26,
  spacing: 40,
  reach: 24,
  surface: "wet",
  layer: 1,
  colour: "#eec06a",
  draw(pen) {
    const half = between(pen.random, 19, 24)
    const skin = linear(pen, "penne", [
      [0, "#fff0bf"],
      [0.5, "#fbd586"],
      [1, "#d9973a"],
    ])
    const outline = `M${n(-half - 4)} -8L${n(half - 5)} -8Q${n(half + 2)} 0 ${n(half + 4)} 8L${n(-half + 5)} 8Q${n(-half - 3)} 1 ${n(-half - 4)} -8Z`
    return {
      outline,
      body:
        `<path d="${outline}" fill="${skin}"/>` +
        `<path d="M${n(-half + 2)} -4H${n(half - 3)}M${n(-half + 3)} 0H${n(half - 1)}M${n(-half + 5)} 4H${n(half)}" stroke="#c98430" stroke-width="1.2" opacity=".6"/>` +
        `<ellipse cx="${n(half)}" rx="3.6" ry="7.4" transform="rotate(-30 ${n(half)} 0)" fill="#c27a28"/><ellipse cx="${n(half + 0.6)}" cy=".4" rx="2.2" ry="5.2" transform="rotate(-30 ${n(half)} 0)" fill="#6a300c" opacity=".8"/>`,
    }
  },
}
