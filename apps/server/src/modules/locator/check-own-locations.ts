import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { type Candidate, chooseStore } from "./choose-store.ts"

/** A store that delivers must deliver at least this far around its own location. */
const OWN_RADIUS_KM = 0.15
const KM_PER_DEGREE = 111.2
/** No delivery area reaches further than this, so only stores within this distance can compete for a location. */
const FARTHEST_RIVAL_KM = 25

/** Returns the store's location and eight points around it. */
export function pointsAround({ latitude, longitude }: Point, km = OWN_RADIUS_KM): Point[] {
  const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180)
  const around = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * 2 * Math.PI
    return {
      latitude: latitude + (km * Math.cos(angle)) / KM_PER_DEGREE,
      longitude: longitude + (km * Math.sin(angle)) / kmPerDegreeEast,
    }
  })
  return [{ latitude, longitude }, ...around]
}

/**
 * LOC-2: every store delivers to its own location. Returns a message for each store that doesn't: at its location or at
 * a point around it, no store or a store farther away would deliver.
 */
export function checkOwnLocations(stores: readonly Candidate[]): string[] {
  const deliveringStores = stores.filter(({ area }) => area.length > 0)
  return deliveringStores.flatMap((store) => {
    const rivals = deliveringStores.filter((other) => distanceKm(store, other) <= FARTHEST_RIVAL_KM)
    const storesInstead = pointsAround(store).flatMap((location) => {
      const chosenStore = chooseStore(rivals, location)
      if (!chosenStore) return ["none"]
      return chosenStore.id === store.id || distanceKm(location, chosenStore) <= distanceKm(location, store)
        ? []
        : [chosenStore.id]
    })
    return storesInstead.length === 0
      ? []
      : [`${store.id} doesn't deliver to its own location; stores there: ${[...new Set(storesInstead)].join(", ")}`]
  })
}
