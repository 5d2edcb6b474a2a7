import { abortOnDisconnect } from "../../platform/http/abort-on-disconnect.ts"
import type { Platform } from "../../platform/platform.ts"
import { autocomplete } from "./autocomplete.ts"
import { createGoogleMaps } from "./create-google-maps.ts"
import type { Places } from "./create-places.ts"
import { geocode } from "./geocode.ts"
import { cachePredictions } from "./cache-predictions.ts"

export function placesRoutes(
  platform: Pick<Platform, "route" | "settings" | "circuits" | "log">,
  places: Places,
): void {
  const { route, settings, circuits, log } = platform
  const { mapsUrl, mapsKey } = settings
  const maps = mapsUrl && mapsKey ? createGoogleMaps({ url: mapsUrl, key: mapsKey, circuits, log }) : undefined
  const deps = { maps, predict: cachePredictions(places), gazetteerOf: places.gazetteerOf }

  route("GET /locator-service/ve3/autocomplete", ({ country, query, reply }) =>
    autocomplete(deps, country, query, abortOnDisconnect(reply)),
  )
  route("POST /locator-service/ve3/geocode", ({ country, body, reply }) =>
    geocode(deps, country, body, abortOnDisconnect(reply)),
  )
}
