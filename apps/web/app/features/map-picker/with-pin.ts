import type { Point } from "@hearth/domain/geo/point.ts"

/** Some fifty metres. */
const MOVED_DEGREES = 0.0005

/** The map's address with the pin where it stands now. Another place has another name, or none that is known yet. */
export function withPin(params: URLSearchParams, { latitude, longitude }: Point, name = ""): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set("latitude", String(latitude))
  next.set("longitude", String(longitude))
  // Whoever has moved the pin knows where in the city.
  const far = (name: string, now: number) => Math.abs(Number(params.get(name)) - now) > MOVED_DEGREES
  if (far("latitude", latitude) || far("longitude", longitude)) next.delete("in")
  if (name) next.set("label", name)
  else next.delete("label")
  return next
}
