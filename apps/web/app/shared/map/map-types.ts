import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"

/** A delivery area, drawn as a soft shape. */
export interface MapArea {
  id: string
  corners: Area
}

/** A store. */
export interface MapPin {
  id: string
  point: Point
  name: string
  /** What its button is called; a pin without one is only looked at. */
  label?: string
  /** A number that also stands in the list beside the map. */
  mark?: number
  selected?: boolean
}

/** What the map shows: a place, or everything around some. A new object moves the map there. */
export type MapView = { centre: Point; zoom: number } | { around: readonly Point[] }

/** Near enough to tell one street from the next. */
export const STREET_ZOOM = 13.5
/** A city and its neighbourhoods. */
export const CITY_ZOOM = 12
