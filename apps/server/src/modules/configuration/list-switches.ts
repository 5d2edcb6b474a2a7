import type { FeatureSwitch } from "@hearth/contract/calls/console/head-office.calls.ts"
import { countryCodes, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { isFeature } from "@hearth/domain/countries/feature-list.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import type { Platform } from "../../platform/platform.ts"
import type { Settings } from "../../settings.ts"
import { assertRole, type HeadOfficeDeps, isOfficeManager, type OfficeCaller } from "../head-office/public.ts"
import { readSwitches } from "./configuration.store.ts"
import { switchNames, type SwitchName, switchTitle } from "./switch-names.ts"

/**
 * Lists the switches of the caller's country, or of all countries for a manager of head office. Features that the chain
 * doesn't offer in a country have no switch there.
 */
export async function listSwitches(
  deps: Pick<Platform, "db" | "settings"> & Pick<HeadOfficeDeps, "staff">,
  caller: OfficeCaller,
): Promise<FeatureSwitch[]> {
  const { db, settings } = deps
  await assertRole(deps, db, caller, ["operations"])
  const countries = (await isOfficeManager(deps, db, caller)) ? countryCodes : [caller.country]
  const latestChanges = new Map((await readSwitches(db)).map((each) => [`${each.name}@${each.country}`, each]))
  return countries.flatMap((country) =>
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
