import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { latLngToCell, POLYGON_TO_CELLS_FLAGS, polygonToCellsExperimental } from "h3-js"

/** Hexagons of some 5 km². The README has the figures by which this size was chosen. */
export const CELL_RESOLUTION = 7

/** Some five metres. */
const NUDGE = 0.00005
const nudges = [
  [NUDGE, 0],
  [-NUDGE, 0],
  [0, NUDGE],
  [0, -NUDGE],
] as const

/** The hexagon a place lies in, as H3 writes it. */
export function cellOf({ latitude, longitude }: Point): string {
  return latLngToCell(latitude, longitude, CELL_RESOLUTION)
}

/**
 * Every hexagon that touches the area. H3 draws a hexagon's edges straight on the map when it covers a shape but along
 * great circles when it places a point, which differ by some centimetres; so the area is covered four times, pushed
 * a few metres each way: from a place in any hexagon, corners included, one of the four ways leads further into it.
 */
export function coverArea(area: Area): string[] {
  const cells = new Set<string>()
  for (const [north, east] of nudges) {
    const ring = area.map(({ latitude, longitude }) => [latitude + north, longitude + east])
    const covering = polygonToCellsExperimental(ring, CELL_RESOLUTION, POLYGON_TO_CELLS_FLAGS.containmentOverlapping)
    for (const cell of covering) cells.add(cell)
  }
  return [...cells]
}

/** A hexagon's index as PostgreSQL keeps it: the same 64 bits, as a number. */
export function cellToBigint(cell: string): string {
  return BigInt(`0x${cell}`).toString()
}
