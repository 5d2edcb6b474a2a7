import { litFilter, type SurfaceName } from "./light.ts"
import type { DrawingContext } from "./pen.ts"
import { degrees, formatFine, formatNumber } from "./shapes/format-number.ts"

export interface Body {
  x: number
  y: number
  turn: number
  scale: number
  outerRadius: number
  surface: SurfaceName
  svg: string
}

/** Bodies closer than this share of their combined outerRadius overlap. */
const TOUCHING = 0.84

/**
 * Lights many pieces with few filters. A filter costs about the same for one piece as for all of them, so pieces that
 * do not overlap share one. Overlapping pieces keep their order, and the upper one casts its shadow on the lower. The
 * rotation is inside the filter, so that the light always comes from the same side.
 */
export function lightBodies(pen: DrawingContext, bodies: readonly Body[]): string {
  const batches: Body[][] = []
  for (const body of bodies) {
    let target: Body[] | undefined
    for (const batch of batches.toReversed()) {
      if (batch[0]?.surface === body.surface && !batch.some((other) => areTouching(other, body))) target = batch
      if (batch.some((other) => areTouching(other, body))) break
    }
    if (target) target.push(body)
    else batches.push([body])
  }
  return batches.map((batch) => writeBatch(pen, batch)).join("")
}

function areTouching(a: Body, b: Body): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < (a.outerRadius * a.scale + b.outerRadius * b.scale) * TOUCHING
}

function writeBatch(pen: DrawingContext, batch: readonly Body[]): string {
  const surface = batch[0]?.surface ?? "piece"
  const pieces = batch.map(
    ({ x, y, turn, scale, svg }) =>
      `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${degrees(turn)})${scale === 1 ? "" : ` scale(${formatFine(scale)})`}">${svg}</g>`,
  )
  return `<g${litFilter(pen, surface)}>${pieces.join("")}</g>`
}
