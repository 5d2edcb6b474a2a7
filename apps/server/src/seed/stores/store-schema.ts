import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"

/** A country's stores with everything derived from the data files. */
export interface SeedStores {
  country: CountryCode
  stores: readonly SeedStore[]
  stations: readonly SeedStation[]
}

export interface SeedStore extends Point {
  /** The store's code, unique in the chain: letters and digits, at most 12. */
  id: string
  name: string
  locality: string
  /** The id of a `SeedPlace` of kind city. */
  cityId: string
  address: string
  pinCode: string
  phone: string
  advanceOrderStoreId: string
  tables: number
  schedule: StoreSchedule
  /**
   * If several areas contain a location and no store is within 1 km, the store with the highest priority delivers;
   * among equals, the nearest.
   */
  priority: number
  area: Area
  /** The codes of the stations it serves, the nearest first. */
  stations: readonly string[]
}

export interface SeedStation extends Point {
  /** The railway's code, e.g. NDLS. */
  id: string
  name: string
  cityId: string
}
