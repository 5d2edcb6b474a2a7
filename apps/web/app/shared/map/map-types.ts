import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

/** A delivery area. */
export interface MapArea {
  id: string
  corners: Area
}

/** A store. */
export interface MapPin {
  id: string
  point: Point
  name: string
  /** The label of its button; a pin without one can't be pressed. */
  label?: string
  /** The number that the list beside the map also shows. */
  number?: number
  selected?: boolean
}

/** What the map shows: a point, or an area around several points. A new object moves the map. */
export type MapView = { centre: Point; zoom: number } | { around: readonly Point[] }

/** Close enough to distinguish streets. */
export const STREET_ZOOM = 13.5
/** A city and its localities. */
export const CITY_ZOOM = 12
