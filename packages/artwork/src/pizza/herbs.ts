import type { DrawingContext } from "../pen.ts"
import { formatNumber } from "../shapes/format-number.ts"
import { scatter } from "../shapes/scatter.ts"

/** Draws dried oregano and parsley over the toppings. `size` is half a leaf’s length. */
export function drawHerbs(
  pen: DrawingContext,
  {
    count,
    radius,
    size = 3,
    fits,
  }: { count: number; radius: number; size?: number; fits?: (x: number, y: number) => boolean },
): string {
  let light = ""
  let dark = ""
  for (const { x, y, turn } of scatter(pen.random, { count, radius, spacing: size * 4, fits })) {
    const dx = Math.cos(turn) * size
    const dy = Math.sin(turn) * size
    const leaf = `M${formatNumber(x - dx)} ${formatNumber(y - dy)}q${formatNumber(dx + dy * 0.7)} ${formatNumber(dy - dx * 0.7)} ${formatNumber(dx * 2)} ${formatNumber(dy * 2)}q${formatNumber(-dx - dy * 0.7)} ${formatNumber(-dy + dx * 0.7)} ${formatNumber(-dx * 2)} ${formatNumber(-dy * 2)}`
    if (pen.random() > 0.4) dark += leaf
    else light += leaf
  }
  return `<path d="${dark}" fill="#2c6524"/><path d="${light}" fill="#6f9238"/>`
}
