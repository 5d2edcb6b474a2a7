import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { SeedStation, SeedStore } from "./store-schema.ts"

/** A rider has to reach the train in time. */
export const FARTHEST_STATION_KM = 15
export const MAX_STORES_PER_STATION = 7

/**
 * Returns the stores, each with the stations that it serves, nearest first. A station is served by the stores nearest
 * to it.
 */
export function assignStations(stores: readonly SeedStore[], stations: readonly SeedStation[]): SeedStore[] {
  const servedBy = new Map(
    stations.map((station) => {
      const nearestStores = stores
        .filter(({ area }) => area.length > 0)
        .map((store) => ({ id: store.id, km: distanceKm(store, station) }))
        .filter(({ km }) => km <= FARTHEST_STATION_KM)
        .toSorted((one, other) => one.km - other.km)
      return [station.id, new Set(nearestStores.slice(0, MAX_STORES_PER_STATION).map(({ id }) => id))]
    }),
  )
  return stores.map((store) => ({
    ...store,
    stations: stations
      .filter(({ id }) => servedBy.get(id)?.has(store.id))
      .toSorted((one, other) => distanceKm(store, one) - distanceKm(store, other))
      .map(({ id }) => id),
  }))
}
