import type { Point } from "@hearth/domain/geo/point.ts"
import { findPlace } from "../session/locator.api.ts"
import { shortName } from "./short-name.ts"

const PATIENCE_MS = 4000

/** What is at a point, in a word or two. A place without a name is still a place: nobody waits long for it. */
export async function nameOfPoint(point: Point, unnamed = "Your location"): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(unnamed), PATIENCE_MS))
  const named = findPlace(point).then((place) => (place ? shortName(place.formatted_address) : unnamed))
  return Promise.race([named.catch(() => unnamed), late])
}
