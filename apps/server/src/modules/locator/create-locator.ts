import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import { checkStores } from "../../seed/stores/check-stores.ts"
import { seedStores } from "../../seed/stores/seed-stores.ts"
import { buildCountryStores, type CountryStores, findEntryAt, findEntry, withStoreSwitch } from "./country-stores.ts"
import { createCityLocations } from "./city-locations.ts"
import { loadStores } from "./load-stores.ts"
import { readCells, readCountry, readSwitch } from "./locator.store.ts"
import { readStoresChange, STORES_CHANGED, type StoresChange } from "./stores-changed.ts"

/** The functions by which other modules read stores, from memory. */
export interface Locator {
  /** Returns undefined for another country's store. */
  findStore(country: CountryCode, id: string): StoreInfo | undefined
  /** Returns the store that delivers to a location. */
  storeAt(country: CountryCode, location: Point): StoreInfo | undefined
  /** Returns stores whose id, name, locality and city have every word of the search, sorted by city and name. */
  searchStores(country: CountryCode, search: string, limit: number): StoreInfo[]
  /** Called after this node's stores have changed, whichever node changed them. */
  onStoresChanged(listener: () => void): void
  /** For the module's own routes. */
  storesOf(country: CountryCode): CountryStores
}

/** Caches every store of every country: loads them at the start and reloads them when any node changes something. */
export function createLocator(
  platform: Pick<Platform, "db" | "database" | "clock" | "log" | "http" | "onStart" | "settings">,
): Locator {
  const { db, database, log, http, onStart, settings } = platform
  const stores = new Map<CountryCode, CountryStores>()
  const listeners: (() => void)[] = []
  const cache = createMemoryCache(
    "stores",
    {
      version: () => fingerprintRows(db, ["locator.edition", "locator.store"]),
      async read(parts) {
        if (parts) for (const part of parts) await applyChange(readStoresChange(part))
        else await applyChange(undefined)
        for (const listener of listeners) listener()
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  function storesOf(country: CountryCode): CountryStores {
    const countryStores = stores.get(country)
    if (!countryStores) throw new Error("a store was requested before the stores were loaded")
    return countryStores
  }

  function loadCountry(country: CountryCode): Promise<void> {
    return inTransaction(db, async (tx) => {
      const stored = await readCountry(tx, country)
      const cells = await readCells(tx, country)
      stores.set(
        country,
        buildCountryStores(stored, (id) => cells.get(id) ?? []),
      )
    })
  }

  async function applyChange(change: StoresChange | undefined): Promise<void> {
    if (change?.storeId === undefined) {
      for (const country of change ? [change.country] : countryCodes) await loadCountry(country)
    } else {
      const { country, storeId } = change
      const state = await readSwitch(db, storeId)
      // Undefined before the first load, which reads the switch as well.
      const currentStores = stores.get(country)
      if (state && currentStores) stores.set(country, withStoreSwitch(currentStores, storeId, state))
    }
  }

  onStart(async () => {
    const changed = await loadStores(platform, seedStores, createCityLocations(), checkStores)
    if (changed.length > 0) log.info({ changed }, "stores loaded")
    // Listens before reading, so that a change in between isn't missed.
    const stopListening = await database.listen(STORES_CHANGED, (payload) =>
      cache.reload(readStoresChange(payload) ? payload : undefined),
    )
    http.addHook("onClose", () => {
      cache.close()
      return stopListening()
    })
    await cache.load()
  })

  return {
    findStore: (country, id) => findEntry(storesOf(country), id)?.info,
    storeAt: (country, location) => findEntryAt(storesOf(country), location)?.info,
    searchStores(country, search, limit) {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      const hasEveryWord = ({ id, name, locality, city }: StoreInfo) => {
        const text = `${id} ${name} ${locality} ${city}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }
      return storesOf(country)
        .entries.map(({ info }) => info)
        .filter(hasEveryWord)
        .slice(0, limit)
    },
    onStoresChanged: (listener) => void listeners.push(listener),
    storesOf,
  }
}
