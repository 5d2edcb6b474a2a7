import type { ClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { features, isOn } from "@hearth/domain/countries/features.ts"
import { preserialize } from "../../platform/http/preserialize.ts"
import type { Settings } from "../../settings.ts"
import { blockedByVendor } from "./blocked-by-vendor.ts"

export function makeConfig({ featuresOff, cookiesOff }: Settings, country: CountryCode, clientType: ClientType) {
  const switches = features.map((name) => ({ name, code: isOn(name, country, featuresOff) ? "E" : "D" }))
  const answer = {
    features: JSON.stringify({ features: switches }),
    vendorConfig: { blockedFeatures: [...blockedByVendor[clientType]] },
    disableCookies: cookiesOff,
  }
  return preserialize("GET /config", answer, "no-cache", ["client-type"])
}
