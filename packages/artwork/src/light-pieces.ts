import { litFilter, type SurfaceName } from "./light.ts"
import type { DrawingContext } from "./pen.ts"
import { degrees, formatFine, formatNumber } from "./shapes/format-number.ts"

/** A drawn piece with its position, rotation and size on the plate or pizza. */
export interface PlacedPiece {
  x: number
  y: number
  turn: number
  scale: number
  outerRadius: number
  surface: SurfaceName
  svg: string
}

/** Pieces closer than this share of their radii added up overlap. */
const TOUCHING = 0.84

/**
 * Lights many pieces with few filters. A filter costs about the same for one piece as for all of them, so pieces that
 * do not overlap share one. Overlapping pieces keep their order, and the upper one casts its shadow on the lower. The
 * rotation is inside the filter, so that the light always comes from the same side.
 */
export function lightPieces(pen: DrawingContext, pieces: readonly PlacedPiece[]): string {
  const batches: PlacedPiece[][] = []
  for (const piece of pieces) {
    let target: PlacedPiece[] | undefined
    for (const batch of batches.toReversed()) {
      if (batch[0]?.surface === piece.surface && !batch.some((other) => areTouching(other, piece))) target = batch
      if (batch.some((other) => areTouching(other, piece))) break
    }
    if (target) target.push(piece)
    else batches.push([piece])
  }
  return batches.map((batch) => writeBatch(pen, batch)).join("")
}

function areTouching(a: PlacedPiece, b: PlacedPiece): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < (a.outerRadius * a.scale + b.outerRadius * b.scale) * TOUCHING
}

function writeBatch(pen: DrawingContext, batch: readonly PlacedPiece[]): string {
  const surface = batch[0]?.surface ?? "piece"
  const drawn = batch.map(
    ({ x, y, turn, scale, svg }) =>
      `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${degrees(turn)})${scale === 1 ? "" : ` scale(${formatFine(scale)})`}">${svg}</g>`,
  )
  return `<g${litFilter(pen, surface)}>${drawn.join("")}</g>`
}
