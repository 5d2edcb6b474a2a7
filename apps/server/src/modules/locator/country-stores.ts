import type { City, StoreWithDistance, Station, StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { around } from "geokdbush"
import KDBush from "kdbush"
import { AppError } from "../../platform/errors/app-error.ts"
import { cellOf } from "./area-cells.ts"
import { type CellIndex, indexCells, storesInCell } from "./cell-index.ts"
import { type Candidate, chooseStore } from "./choose-store.ts"
import { describeStore, describeSwitch } from "./describe-store.ts"
import type { StoreSwitch, StoredCountry } from "./stored-store.ts"

const NEAREST_KM = 60
/** The maximum number of stores near a location, of stores at a station and of stations of a store. */
const LIST_LIMIT = 5

/**
 * A store in this node's memory. It is replaced and never changed, so that values derived from it can be cached with
 * it.
 */
export interface StoreEntry extends Candidate {
  cityId: string
  info: StoreInfo
  /** The stations that the store serves, nearest first. */
  stations: Station[]
}

/** A country's stores in memory with their indexes. It is replaced and never changed. */
export interface CountryStores {
  /** Sorted by city, then by name. */
  entries: readonly StoreEntry[]
  indexById: ReadonlyMap<string, number>
  cities: ReadonlyMap<string, Omit<City, "stores">>
  stations: ReadonlyMap<string, { station: Station; storeIds: readonly string[] }>
  cells: CellIndex
  positions: KDBush | null
}

/** `cellsOf` returns the hexagons that a store's area touches. */
export function buildCountryStores(
  stored: StoredCountry,
  cellsOf: (storeId: string) => readonly string[],
): CountryStores {
  const cities = new Map(stored.cities.map((city) => [city.id, city]))
  const stations = new Map(
    stored.stations.map(({ id, name, cityId, latitude, longitude, storeIds }) => {
      const city = cities.get(cityId)?.name ?? name
      return [id, { station: { stationId: id, name, city, latitude, longitude }, storeIds }]
    }),
  )
  const stationsOf = new Map<string, Station[]>()
  for (const { station, storeIds } of stations.values()) {
    for (const id of storeIds) stationsOf.set(id, [...(stationsOf.get(id) ?? []), station])
  }
  const entries = stored.stores
    .map((store): StoreEntry => {
      const { id, cityId, latitude, longitude, priority, area } = store
      const city = cities.get(cityId)
      if (!city) throw new Error(`The store ${id} is in an unknown city.`)
      const nearestStations = (stationsOf.get(id) ?? []).toSorted((a, b) => distanceKm(store, a) - distanceKm(store, b))
      const info = describeStore(store, city)
      return { id, cityId, latitude, longitude, priority, area, info, stations: nearestStations.slice(0, LIST_LIMIT) }
    })
    .toSorted((a, b) => compare(a.info.city, b.info.city) || compare(a.info.name, b.info.name) || compare(a.id, b.id))
  return {
    entries,
    indexById: new Map(entries.map(({ id }, index) => [id, index])),
    cities,
    stations,
    cells: indexCells(entries.map(({ id }) => cellsOf(id))),
    positions: indexPositions(entries),
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** Returns null for an empty list, which KDBush doesn't accept. */
function indexPositions(entries: readonly StoreEntry[]): KDBush | null {
  if (entries.length === 0) return null
  const index = new KDBush(entries.length)
  for (const { longitude, latitude } of entries) index.add(longitude, latitude)
  return index.finish()
}

/** Returns the stores with the switches of one of them changed. The indexes are shared. */
export function withStoreSwitch(stores: CountryStores, id: string, state: StoreSwitch): CountryStores {
  const index = stores.indexById.get(id)
  const entry = index === undefined ? undefined : stores.entries[index]
  if (index === undefined || !entry) return stores
  const info = { ...entry.info, ...describeSwitch(entry.info.schedule, state) }
  return { ...stores, entries: stores.entries.with(index, { ...entry, info }) }
}

export function findEntry(stores: CountryStores, id: string): StoreEntry | undefined {
  const index = stores.indexById.get(id)
  return index === undefined ? undefined : stores.entries[index]
}

export function requireEntry(stores: CountryStores, id: string): StoreEntry {
  const entry = findEntry(stores, id)
  if (!entry) throw new AppError("STORE_NOT_FOUND")
  return entry
}

/** Returns the store that delivers to a location. */
export function findEntryAt({ cells, entries }: CountryStores, location: Point): StoreEntry | undefined {
  const candidates = storesInCell(cells, cellOf(location)).map((index) => entries[index] as StoreEntry)
  return chooseStore(candidates, location)
}

export function servesAny(entry: StoreEntry, types: readonly DeliveryType[]): boolean {
  return entry.info.deliveryTypes.some((type) => types.includes(type))
}

/** Returns the nearest stores that offer one of the delivery types. */
export function findNearestEntries(
  { positions, entries }: CountryStores,
  location: Point,
  types: readonly DeliveryType[],
): StoreWithDistance[] {
  if (!positions) return []
  const serves = (index: number) => servesAny(entries[index] as StoreEntry, types)
  const nearestIndexes = around(positions, location.longitude, location.latitude, LIST_LIMIT, NEAREST_KM, serves)
  return sortByDistance(
    nearestIndexes.map((index) => entries[index] as StoreEntry),
    location,
  )
}

/** Sorts by distance and returns at most `LIST_LIMIT` stores. */
export function sortByDistance(entries: readonly StoreEntry[], location: Point): StoreWithDistance[] {
  return entries
    .map(({ info }) => ({ ...info, distanceKm: distanceKm(location, info) }))
    .sort((one, other) => one.distanceKm - other.distanceKm || compare(one.id, other.id))
    .slice(0, LIST_LIMIT)
}
