import type { FeatureSwitch } from "@hearth/contract/calls/console/head-office.calls.ts"
import { countryCodes, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { isFeature } from "@hearth/domain/countries/feature-list.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { Settings } from "../../settings.ts"
import { readSwitches } from "./configuration.store.ts"
import { switchNames, type SwitchName, switchTitle } from "./switch-names.ts"

/** Lists every switch of each country, except those of features that the chain doesn't offer there. */
export async function listSwitches(db: Queryable, settings: Settings): Promise<FeatureSwitch[]> {
  const latestChanges = new Map((await readSwitches(db)).map((each) => [`${each.name}@${each.country}`, each]))
  return countryCodes.flatMap((country) =>
    switchNames
      .filter((name) => !isFeature(name) || isFeatureOn(name, country))
      .map((name) => {
        const change = latestChanges.get(`${name}@${country}`)
        return {
          name,
          title: switchTitle(name),
          country,
          isOff: change?.isOff ?? false,
          isOffByDeployment: isOffByDeployment(settings, name, country),
          reason: change?.reason ?? null,
          changedAt: change?.changedAt.toISOString() ?? null,
        }
      }),
  )
}

function isOffByDeployment(settings: Settings, name: SwitchName, country: CountryCode): boolean {
  // Switching cookies off means that the web app asks for consent before it sets them.
  if (name === "cookies") return settings.needsCookieConsent
  if (name === "tracking") return settings.areAnalyticsOff
  return !isFeatureOn(name, country, settings.featuresOff)
}
