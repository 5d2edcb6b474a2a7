import type { Locality } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isInsideArea } from "@hearth/domain/geo/area.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import type { CountryStores, StoreEntry } from "./country-stores.ts"
import { createResponseCache } from "./response-cache.ts"

/** The gazetteer's localities. Each list is the same array until the gazetteer changes. */
export interface Localities {
  ofCity(country: CountryCode, cityId: string): readonly Locality[]
  all(country: CountryCode): readonly Locality[]
}

/** LOC-5f: localities with this name are never listed. */
const NEVER_LISTED = "pokhra"

function withoutHidden(localities: readonly Locality[]): Locality[] {
  return localities.filter(({ name }) => name.trim().toLowerCase() !== NEVER_LISTED)
}

export type LocalityLists = ReturnType<typeof createLocalityLists>

export function createLocalityLists(localities: Localities) {
  const cachedResponse = createResponseCache()
  const cache = new WeakMap<StoreEntry, { allLocalities: readonly Locality[]; storeLocalities: Locality[] }>()

  /** Returns the localities that a store delivers to, cached per store and gazetteer. */
  function ofStore(country: CountryCode, entry: StoreEntry): Locality[] {
    const allLocalities = localities.all(country)
    const cached = cache.get(entry)
    if (cached?.allLocalities === allLocalities) return cached.storeLocalities
    const storeLocalities = withoutHidden(allLocalities).filter((locality) => isInsideArea(entry.area, locality))
    cache.set(entry, { allLocalities, storeLocalities })
    return storeLocalities
  }

  return {
    ofStore,
    respondForStore(country: CountryCode, entry: StoreEntry): Preserialized | Promise<Preserialized> {
      const storeLocalities = ofStore(country, entry)
      return cachedResponse(storeLocalities, "localities", () =>
        preserialize("GET /locator-service/ve3/stores/{storeId}/localities", { localities: storeLocalities }),
      )
    },
    respondForCity(
      country: CountryCode,
      stores: CountryStores,
      cityId: string,
    ): Preserialized | Promise<Preserialized> {
      const cityLocalities = localities.ofCity(country, cityId)
      if (cityLocalities.length === 0 && !stores.cities.has(cityId)) throw new AppError("NOT_FOUND")
      return cachedResponse(cityLocalities, "localities", () =>
        preserialize("GET /locator-service/ve3/cities/{city}/localities", {
          localities: withoutHidden(cityLocalities),
        }),
      )
    },
  }
}
