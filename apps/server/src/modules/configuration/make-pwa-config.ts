import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { preserialize } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { webVersion } from "./web-version.ts"

const REQUEST_TIMEOUT_MS = 30_000

export function makePwaConfig({ settings, switches }: Pick<Platform, "settings" | "switches">, country: CountryCode) {
  const { webDir, environment } = settings
  return preserialize("GET /pwa-config", {
    version: webVersion(webDir),
    environment,
    tracking: !switches.areAnalyticsOff(country),
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
  })
}
