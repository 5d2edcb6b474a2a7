import type { Point } from "@hearth/domain/geo/point.ts"

/** The difference from which the pin counts as moved: about fifty metres. */
const MOVED_DEGREES = 0.0005

/**
 * Returns the map's query with the pin's current position. The label is replaced, or removed while the place's name is
 * unknown.
 */
export function withPin(params: URLSearchParams, { latitude, longitude }: Point, name = ""): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set("latitude", String(latitude))
  next.set("longitude", String(longitude))
  // Once the pin has moved, `in`, the city in which to look for the address, no longer applies.
  const hasMoved = (axis: string, newDegrees: number) => Math.abs(Number(params.get(axis)) - newDegrees) > MOVED_DEGREES
  if (hasMoved("latitude", latitude) || hasMoved("longitude", longitude)) next.delete("in")
  if (name) next.set("label", name)
  else next.delete("label")
  return next
}
