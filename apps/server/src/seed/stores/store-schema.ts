import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"

/** A country's stores as the data files give them, everything worked out. */
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
  /** A `SeedPlace` of kind city, by its id. */
  cityId: string
  address: string
  pinCode: string
  phone: string
  advanceOrderStoreId: string
  tables: number
  schedule: StoreSchedule
  /** Where areas overlap and no store's door is near, the store with the higher priority delivers; then the nearer one. */
  priority: number
  area: Area
  /** Codes of the stations it serves, the nearest first. */
  stations: readonly string[]
}

export interface SeedStation extends Point {
  /** The railway's code, e.g. NDLS. */
  id: string
  name: string
  cityId: string
}
