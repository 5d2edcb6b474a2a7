import { type ClientType, clientTypes } from "@hearth/contract/client-types.ts"
import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import { makeAppConfig } from "./make-app-config.ts"
import { makeConfig } from "./make-config.ts"
import { makePwaConfig } from "./make-pwa-config.ts"

/** Builds every configuration response. They stay valid until a switch changes. */
export async function buildConfigResponses({ settings, switches }: Pick<Platform, "settings" | "switches">) {
  return {
    config: await mapNames(countryCodes, (country) =>
      mapNames(clientTypes, (clientType) => makeConfig({ settings, switches }, country, clientType)),
    ),
    appConfig: await mapNames(countryCodes, (country) => makeAppConfig(settings, country)),
    pwaConfig: await mapNames(countryCodes, (country) => makePwaConfig({ settings, switches }, country)),
  }
}

async function mapNames<Name extends CountryCode | ClientType, Value>(
  names: readonly Name[],
  make: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  const entries = await Promise.all(names.map(async (name) => [name, await make(name)] as const))
  return Object.fromEntries(entries) as Record<Name, Value>
}

export type ConfigResponses = Awaited<ReturnType<typeof buildConfigResponses>>
