import type { Area } from "@hearth/domain/geo/area.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"

/** A store as the tables hold it. */
export interface StoredStore extends Point {
  id: string
  cityId: string
  name: string
  locality: string
  address: string
  pinCode: string
  phone: string
  advanceOrderStoreId: string
  tables: number
  priority: number
  /** Where it delivers to; no corners at all where it does not deliver. */
  area: Area
  schedule: Omit<StoreSchedule, "online">
  online: boolean
  offlineMessage: string | null
  /** TRK-3: its riders can't be as quick as usual. */
  conditionsUnsuitable: boolean
}

/** What the store decides itself, from one moment to the next. */
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
  /** Of those that serve it. */
  storeIds: readonly string[]
}

/** Everything the module knows of one country. */
export interface StoredCountry {
  cities: readonly StoredCity[]
  stores: readonly StoredStore[]
  stations: readonly StoredStation[]
}
