import { isPoint, type Point } from "@hearth/domain/geo/point.ts"

/** Returns the point in a URL's query; undefined if there is none or it is invalid. */
export function readPoint(params: URLSearchParams): Point | undefined {
  const [latitude, longitude] = [params.get("latitude"), params.get("longitude")]
  if (!latitude || !longitude) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isPoint(point) ? point : undefined
}
