import type { Platform } from "../../platform/platform.ts"
import { cachePredictions } from "./cache-predictions.ts"
import { createGoogleMaps } from "./create-google-maps.ts"
import type { Places } from "./create-places.ts"
import { placesRoutes } from "./places.routes.ts"

/** Connects the routes. They use the maps service if the deployment has one. */
export function connectPlaces(
  platform: Pick<Platform, "route" | "settings" | "circuits" | "log">,
  places: Places,
): void {
  const { settings, circuits, log } = platform
  const { mapsUrl, mapsKey } = settings
  const maps = mapsUrl && mapsKey ? createGoogleMaps({ url: mapsUrl, key: mapsKey, circuits, log }) : undefined
  placesRoutes(platform, { maps, predict: cachePredictions(places), gazetteerOf: places.gazetteerOf })
}
