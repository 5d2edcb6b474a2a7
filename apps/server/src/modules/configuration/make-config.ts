import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { features } from "@hearth/domain/countries/feature-list.ts"
import { isFeatureOn } from "@hearth/domain/countries/features.ts"
import { preserialize } from "../../platform/http/preserialize.ts"
import type { Platform } from "../../platform/platform.ts"
import { blockedByPartner } from "./blocked-features.ts"
import { vendorConfigOf } from "./vendor-config.ts"

/** CAT-8: a feature that a mini-app's partner blocks is not listed; a feature that is switched off has the code D. */
export function makeConfig(
  { settings, switches }: Pick<Platform, "settings" | "switches">,
  country: CountryCode,
  clientType: ClientType,
) {
  const blockedFeatures = [...blockedByPartner[clientType]]
  const listedFeatures = features
    .filter((name) => !blockedFeatures.includes(name))
    .map((name) => ({ name, code: isFeatureOn(name, country, switches.featuresOff()) ? "E" : "D" }))
  const config = {
    features: JSON.stringify({ features: listedFeatures }),
    vendorConfig: { ...vendorConfigOf(settings, clientType), blockedFeatures },
    disableCookies: switches.needsCookieConsent(country),
  }
  return preserialize("GET /config", config, "no-cache", ["client-type"])
}
