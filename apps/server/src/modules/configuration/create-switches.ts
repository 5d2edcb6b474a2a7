import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isFeature } from "@hearth/domain/countries/feature-list.ts"
import type { DisabledFeature } from "@hearth/domain/countries/features.ts"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Switches } from "../../platform/switches.ts"
import { readSwitches, type StoredSwitch } from "./configuration.store.ts"
import type { SwitchName } from "./switch-names.ts"

/** The database channel that notifies nodes of switch changes. */
export const SWITCHES_CHANGED = "configuration_changed"

/** Caches head office's switches and combines them with those of the settings, so that no request waits for a query. */
export function createSwitches({
  db,
  database,
  log,
  http,
  settings,
  onStart,
}: Pick<Platform, "db" | "database" | "log" | "http" | "settings" | "onStart">): Switches {
  const listeners: (() => void)[] = []
  let switchedOff: readonly StoredSwitch[] = []
  let featuresOff: readonly DisabledFeature[] = settings.featuresOff

  const cache = createMemoryCache(
    "switches",
    {
      version: () => fingerprintRows(db, ["configuration.switch_change"]),
      async read() {
        switchedOff = (await readSwitches(db)).filter(({ isOff }) => isOff)
        const featuresOffByHeadOffice = switchedOff.flatMap(({ name, country }) =>
          isFeature(name) ? [{ feature: name, country }] : [],
        )
        featuresOff =
          featuresOffByHeadOffice.length > 0
            ? [...settings.featuresOff, ...featuresOffByHeadOffice]
            : settings.featuresOff
        for (const listener of listeners) listener()
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  onStart(async () => {
    // Listens before reading, so that a change in between isn't missed.
    const stop = await database.listen(SWITCHES_CHANGED, () => cache.reload())
    http.addHook("onClose", () => {
      cache.close()
      return stop()
    })
    await cache.load()
  })

  const isOff = (name: SwitchName, country: CountryCode) =>
    switchedOff.some((each) => each.name === name && each.country === country)
  return {
    featuresOff: () => featuresOff,
    needsCookieConsent: (country) => settings.needsCookieConsent || isOff("cookies", country),
    areAnalyticsOff: (country) => settings.areAnalyticsOff || isOff("tracking", country),
    onChange: (listener) => void listeners.push(listener),
  }
}
