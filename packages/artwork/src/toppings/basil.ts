import { linear } from "../pen.ts"
import { between } from "../seed-random.ts"
import { n } from "../shapes/number.ts"
import type { Topping } from "./topping.ts"

export const basil: Topping = {
  label: "basil",
  count: 9,
  spacing: 72,
  reach: 27,
  surface: "flat",
  layer: 3,
  colour: "#3c8a3a",
  draw(pen) {
    const bend = between(pen.random, -5, 5)
    const plump = between(pen.random, 13, 19)
    const outline = `M-28 0C-16 ${n(-plump)} 10 ${n(-plump + bend * 0.5)} 29 ${n(bend)}C10 ${n(plump * 0.8 + bend)} -16 ${n(plump)} -28 0Z`
    const spine = `M-28 0Q0 ${n(-bend * 0.4)} 29 ${n(bend)}`
    const far = linear(pen, "basil-far", [
      [0, "#2b7430"],
      [1, "#1f5c28"],
    ])
    const near = linear(pen, "basil-near", [
      [0, "#6cbd58"],
      [1, "#3c8f3c"],
    ])
    return {
      outline,
      body:
        `<path d="${outline}" fill="${far}"/>` +
        `<path d="M-28 0C-16 ${n(-plump)} 10 ${n(-plump + bend * 0.5)} 29 ${n(bend)}Q0 ${n(-bend * 0.4)} -28 0Z" fill="${near}"/>` +
        `<path d="${spine}M-14 -1L-7 ${n(-plump * 0.6)}M-3 -1L5 ${n(-plump * 0.58)}M8 0L15 ${n(-plump * 0.4)}M-14 1L-7 ${n(plump * 0.6)}M-3 1L5 ${n(plump * 0.56)}M8 1L15 ${n(plump * 0.42)}" stroke="#174a1e" stroke-width="1" fill="none" opacity=".55"/>` +
        `<path d="M-18 ${n(-plump * 0.45)}Q-4 ${n(-plump * 0.85)} 10 ${n(-plump * 0.5)}" stroke="#dff5c8" stroke-width="2.4" stroke-linecap="round" fill="none" opacity=".4"/>`,
    }
  },
}
