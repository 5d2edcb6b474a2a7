import { litFilter } from "../../light.ts"
import type { DrawingContext } from "../../pen.ts"
import { formatFine, formatNumber } from "../../shapes/format-number.ts"

export type CitrusColours = readonly [rind: string, pith: string, flesh: string, light: string]

export const lemonColours: CitrusColours = ["#e9b812", "#fff7d0", "#f9d848", "#fff0a0"]
export const limeColours: CitrusColours = ["#4f8f22", "#f2f8d4", "#a6cf52", "#d8ee9e"]
export const orangeColours: CitrusColours = ["#e8760f", "#fff0d8", "#f99a2c", "#ffc977"]

/** A round slice of fruit, on a rim or floating. */
export function citrusWheel(
  pen: DrawingContext,
  x: number,
  y: number,
  radius: number,
  colours: CitrusColours,
  squash = 1,
): string {
  const [rind, pith, flesh, light] = colours
  let segments = ""
  for (let i = 0; i < 9; i++) {
    const from = ((i + 0.1) / 9) * Math.PI * 2
    const to = ((i + 0.9) / 9) * Math.PI * 2
    const r = radius * 0.8
    const middle = (from + to) / 2
    segments += `M${formatNumber(Math.cos(middle) * radius * 0.12)} ${formatNumber(Math.sin(middle) * radius * 0.12)}L${formatNumber(Math.cos(from) * r)} ${formatNumber(Math.sin(from) * r)}A${formatNumber(r)} ${formatNumber(r)} 0 0 1 ${formatNumber(Math.cos(to) * r)} ${formatNumber(Math.sin(to) * r)}Z`
  }
  return (
    `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(1 ${formatFine(squash)})"${litFilter(pen, "wet")}><circle r="${formatNumber(radius)}" fill="${rind}"/><circle r="${formatNumber(radius * 0.9)}" fill="${pith}"/>` +
    `<path d="${segments}" fill="${flesh}" stroke="${light}" stroke-width="1.6" stroke-linejoin="round"/></g>`
  )
}
