import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"

/** A store as it is stored in the tables. */
export interface StoredStore extends Point {
  id: string
  cityId: string
  name: string
  locality: string
  address: string
  pinCode: string
  phone: string
  advanceOrderStoreId: string
  /** The number of tables for dine-in. */
  tables: number
  priority: number
  /** The polygon that the store delivers to; empty when it doesn't deliver. */
  area: Area
  schedule: Omit<StoreSchedule, "online">
  online: boolean
  offlineMessage: string | null
  /** TRK-3: conditions slow the store's riders down. */
  conditionsUnsuitable: boolean
}

/** The values that a store can change at any time. */
export type StoreSwitch = Pick<StoredStore, "online" | "offlineMessage" | "conditionsUnsuitable">

export interface StoredCity extends Point {
  id: string
  name: string
  region: string
}

export interface StoredStation extends Point {
  id: string
  name: string
  cityId: string
  /** The stores that serve the station. */
  storeIds: readonly string[]
}

/** Everything that the module stores about one country. */
export interface StoredCountry {
  cities: readonly StoredCity[]
  stores: readonly StoredStore[]
  stations: readonly StoredStation[]
}
