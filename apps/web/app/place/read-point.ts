import { isPoint, type Point } from "@hearth/domain/geo/point.ts"

/** The point an address names; undefined where it names none, or nonsense. */
export function readPoint(params: URLSearchParams): Point | undefined {
  const [latitude, longitude] = [params.get("latitude"), params.get("longitude")]
  if (!latitude || !longitude) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isPoint(point) ? point : undefined
}
