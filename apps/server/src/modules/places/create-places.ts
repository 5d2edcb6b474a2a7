import type { Locality } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
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

/** What other modules ask about places; all of it is answered from memory. */
export interface Places {
  localities: Localities
  /** For naming a pin. */
  nearestPlace(country: CountryCode, point: Point): NearestPlace | undefined
  /** Called whenever the gazetteer has changed, by whichever node changed it. */
  onPlacesChanged(listener: () => void): void
  gazetteerOf(country: CountryCode): Gazetteer
}

type Needed = Pick<Platform, "db" | "database" | "clock" | "http" | "log" | "onStart">

export function createPlaces(platform: Needed): Places {
  const { db, database, http, log, onStart } = platform
  const listeners: (() => void)[] = []
  let gazetteers: ReadonlyMap<CountryCode, Gazetteer> = new Map()
  let reading = Promise.resolve()

  async function readOnce(): Promise<void> {
    const read = await inTransaction(db, readPlaces)
    gazetteers = new Map(read.map((each) => [each.country, createGazetteer(each)]))
  }

  /** One after the other, so that a slow reading can't put old places over newer ones. */
  function readAnew(): Promise<void> {
    reading = reading.then(readOnce, readOnce)
    return reading
  }

  onStart(async () => {
    const changed = await loadPlaces(platform, seedVersion(), seedPlaces)
    if (changed.length > 0) log.info({ changed }, "places loaded")
    // First listen, then read: a change in between is heard.
    const stop = await database.listen(PLACES_CHANGED, () => {
      readAnew().then(
        () => listeners.forEach((tell) => tell()),
        (error: unknown) => log.error({ err: error }, "places could not be read anew"),
      )
    })
    http.addHook("onClose", () => stop())
    await readAnew()
  })

  function gazetteerOf(country: CountryCode): Gazetteer {
    const gazetteer = gazetteers.get(country)
    if (!gazetteer) throw new Error("asked for places before the start")
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
