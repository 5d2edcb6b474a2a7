import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { latLngToCell, POLYGON_TO_CELLS_FLAGS, polygonToCellsExperimental } from "h3-js"

/** Hexagons of about 5 km². The README has the measurements for choosing this size. */
export const CELL_RESOLUTION = 7

/** About five metres, in degrees. */
const NUDGE = 0.00005
const nudges = [
  [NUDGE, 0],
  [-NUDGE, 0],
  [0, NUDGE],
  [0, -NUDGE],
] as const

/** Returns the H3 index of the hexagon that contains a point. */
export function cellOf({ latitude, longitude }: Point): string {
  return latLngToCell(latitude, longitude, CELL_RESOLUTION)
}

/**
 * Returns every hexagon that touches the area. H3 uses straight edges on the map when it covers a polygon and great
 * circles when it locates a point, which differ by some centimetres. So the area is covered four times, shifted a few
 * metres in each direction: from any point of a hexagon, corners included, one of the four shifts leads further into
 * it.
 */
export function coverArea(area: Area): string[] {
  const cells = new Set<string>()
  for (const [north, east] of nudges) {
    const shiftedArea = area.map(({ latitude, longitude }) => [latitude + north, longitude + east])
    const { containmentOverlapping } = POLYGON_TO_CELLS_FLAGS
    const covering = polygonToCellsExperimental(shiftedArea, CELL_RESOLUTION, containmentOverlapping)
    for (const cell of covering) cells.add(cell)
  }
  return [...cells]
}

/** Converts a hexagon's index to the number that PostgreSQL stores; the 64 bits are the same. */
export function cellToBigint(cell: string): string {
  return BigInt(`0x${cell}`).toString()
}
