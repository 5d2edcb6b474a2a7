import type { Point } from "@hearth/domain/geo/point.ts"
import * as chosenPlaceTexts from "@hearth/texts/place/chosen-place.ts"
import { geocode } from "./locator.api.ts"
import { shortPlaceName } from "./short-place-name.ts"

const TIMEOUT_MS = 4000

/** Returns a short name for a point, or `fallbackName` if there is none or it takes too long. */
export async function fetchPlaceName(
  point: Point,
  fallbackName: string = chosenPlaceTexts.yourLocation,
): Promise<string> {
  const timeout = new Promise<string>((resolve) => setTimeout(() => resolve(fallbackName), TIMEOUT_MS))
  const lookup = geocode(point).then((place) =>
    place.ok && place.data ? shortPlaceName(place.data.formatted_address) : fallbackName,
  )
  return Promise.race([lookup, timeout])
}
