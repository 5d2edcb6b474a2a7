import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import * as termsTexts from "@hearth/texts/shell/terms.ts"
import { preserialize } from "../../platform/http/preserialize.ts"
import type { Settings } from "../../settings.ts"

export function makeAppConfig({ environment }: Settings, country: CountryCode) {
  const { name, termsPath } = countries[country]
  // The route's schema removes the fields that are not for the client.
  return preserialize("GET /app-config", {
    ...countries[country],
    country,
    countryName: name,
    terms: { text: termsTexts.acceptance(name), url: termsPath },
    environment,
  })
}
