import { preserialize } from "../../platform/http/preserialize.ts"
import type { Settings } from "../../settings.ts"
import { webVersion } from "./web-version.ts"

const REQUEST_TIMEOUT_MS = 30_000

export function makePwaConfig({ webDir, environment, trackingOff }: Settings) {
  return preserialize("GET /pwa-config", {
    version: webVersion(webDir),
    environment,
    tracking: !trackingOff,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
  })
}
