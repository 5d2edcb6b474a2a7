import { abortOnDisconnect } from "../../platform/http/abort-on-disconnect.ts"
import type { Platform } from "../../platform/platform.ts"
import { autocomplete, type AutocompleteDeps } from "./autocomplete.ts"
import { geocode, type GeocodeDeps } from "./geocode.ts"

export function placesRoutes({ route }: Pick<Platform, "route">, deps: AutocompleteDeps & GeocodeDeps): void {
  route("GET /locator-service/ve3/autocomplete", ({ country, query, reply }) =>
    autocomplete(deps, country, query, abortOnDisconnect(reply)),
  )
  route("POST /locator-service/ve3/geocode", ({ country, body, reply }) =>
    geocode(deps, country, body, abortOnDisconnect(reply)),
  )
}
