import { type ClientType, clientTypes } from "@hearth/contract/client-types.ts"
import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Settings } from "../../settings.ts"
import { makeAppConfig } from "./make-app-config.ts"
import { makeConfig } from "./make-config.ts"
import { makePwaConfig } from "./make-pwa-config.ts"

/** Everything this module will ever answer: it depends on the settings, which don't change while we run. */
export async function makeAnswers(settings: Settings) {
  return {
    config: await forEach(countryCodes, (country) =>
      forEach(clientTypes, (clientType) => makeConfig(settings, country, clientType)),
    ),
    appConfig: await forEach(countryCodes, (country) => makeAppConfig(settings, country)),
    pwaConfig: await makePwaConfig(settings),
  }
}

async function forEach<Name extends CountryCode | ClientType, Made>(
  names: readonly Name[],
  make: (name: Name) => Promise<Made>,
): Promise<Record<Name, Made>> {
  const made = await Promise.all(names.map(async (name) => [name, await make(name)] as const))
  return Object.fromEntries(made) as Record<Name, Made>
}
