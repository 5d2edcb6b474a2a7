import type { Locality } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { fingerprintRows } from "../../platform/database/fingerprint-rows.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import { seedPlaces } from "../../seed/places/seed-places.ts"
import { createGazetteer, type Gazetteer, type NearestPlace } from "./create-gazetteer.ts"
import { loadPlaces, PLACES_CHANGED } from "./load-places.ts"
import { readPlaces } from "./places.store.ts"
import { seedVersion } from "./seed-version.ts"

export interface Localities {
  ofCity(country: CountryCode, cityId: string): readonly Locality[]
  all(country: CountryCode): readonly Locality[]
}

/** The functions by which other modules read places, from memory. */
export interface Places {
  localities: Localities
  /** Used to name a pin. */
  nearestPlace(country: CountryCode, point: Point): NearestPlace | undefined
  /** Called whenever the gazetteer has changed, whichever node changed it. */
  onPlacesChanged(listener: () => void): void
  gazetteerOf(country: CountryCode): Gazetteer
}

type CreatePlacesDeps = Pick<Platform, "db" | "database" | "clock" | "http" | "log" | "onStart" | "settings">

export function createPlaces(platform: CreatePlacesDeps): Places {
  const { db, database, http, log, onStart, settings } = platform
  const listeners: (() => void)[] = []
  let gazetteers: ReadonlyMap<CountryCode, Gazetteer> = new Map()
  const cache = createMemoryCache(
    "places",
    {
      version: () => fingerprintRows(db, ["places.gazetteer"]),
      async read() {
        const seeds = await inTransaction(db, readPlaces)
        gazetteers = new Map(seeds.map((each) => [each.country, createGazetteer(each)]))
        for (const listener of listeners) listener()
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  onStart(async () => {
    const changed = await loadPlaces(platform, seedVersion(), seedPlaces)
    if (changed.length > 0) log.info({ changed }, "places loaded")
    // Listens before reading, so that a change in between isn't missed.
    const stopListening = await database.listen(PLACES_CHANGED, () => cache.reload())
    http.addHook("onClose", () => {
      cache.close()
      return stopListening()
    })
    await cache.load()
  })

  function gazetteerOf(country: CountryCode): Gazetteer {
    const gazetteer = gazetteers.get(country)
    if (!gazetteer) throw new Error("places were requested before they were loaded")
    return gazetteer
  }

  return {
    gazetteerOf,
    localities: {
      ofCity: (country, cityId) => gazetteerOf(country).localitiesOf(cityId),
      all: (country) => gazetteerOf(country).localities,
    },
    nearestPlace: (country, point) => gazetteerOf(country).nearest(point),
    onPlacesChanged: (listener) => void listeners.push(listener),
  }
}
