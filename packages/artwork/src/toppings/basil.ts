import { linearGradient } from "../pen.ts"
import { between } from "../seed-random.ts"
import { formatNumber } from "../shapes/format-number.ts"
import type { Topping } from "./topping.ts"

export const basil: Topping = {
  label: "basil",
  count: 9,
  spacing: 72,
  outerRadius: 27,
  surface: "flat",
  layer: 3,
  colour: "#3c8a3a",
  draw(pen) {
    const bend = between(pen.random, -5, 5)
    const plump = between(pen.random, 13, 19)
    const outline = `M-28 0C-16 ${formatNumber(-plump)} 10 ${formatNumber(-plump + bend * 0.5)} 29 ${formatNumber(bend)}C10 ${formatNumber(plump * 0.8 + bend)} -16 ${formatNumber(plump)} -28 0Z`
    const spine = `M-28 0Q0 ${formatNumber(-bend * 0.4)} 29 ${formatNumber(bend)}`
    const far = linearGradient(pen, "basil-far", [
      [0, "#2b7430"],
      [1, "#1f5c28"],
    ])
    const near = linearGradient(pen, "basil-near", [
      [0, "#6cbd58"],
      [1, "#3c8f3c"],
    ])
    return {
      outline,
      svg:
        `<path d="${outline}" fill="${far}"/>` +
        `<path d="M-28 0C-16 ${formatNumber(-plump)} 10 ${formatNumber(-plump + bend * 0.5)} 29 ${formatNumber(bend)}Q0 ${formatNumber(-bend * 0.4)} -28 0Z" fill="${near}"/>` +
        `<path d="${spine}M-14 -1L-7 ${formatNumber(-plump * 0.6)}M-3 -1L5 ${formatNumber(-plump * 0.58)}M8 0L15 ${formatNumber(-plump * 0.4)}M-14 1L-7 ${formatNumber(plump * 0.6)}M-3 1L5 ${formatNumber(plump * 0.56)}M8 1L15 ${formatNumber(plump * 0.42)}" stroke="#174a1e" stroke-width="1" fill="none" opacity=".55"/>` +
        `<path d="M-18 ${formatNumber(-plump * 0.45)}Q-4 ${formatNumber(-plump * 0.85)} 10 ${formatNumber(-plump * 0.5)}" stroke="#dff5c8" stroke-width="2.4" stroke-linecap="round" fill="none" opacity=".4"/>`,
    }
  },
}
