import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { StoreFormat } from "./store-formats.ts"
import type { Hours } from "./weekly-hours.ts"

/** Stores as people write and review them. `build-store.ts` derives the rest. */
export interface CityStores {
  /** The id of a city in the gazetteer. */
  city: string
  /** The area code of the stores' phone numbers, with its leading zero. */
  areaCode: string
  /** How far a store of this city delivers, in kilometres: less where the traffic is dense. */
  reach: number
  stores: readonly StoreRow[]
}

/** Code, locality in the gazetteer, street, pin code, format, opening hours; `offline` for a store that is offline. */
export type StoreRow = readonly [
  code: string,
  locality: string,
  street: string,
  pinCode: string,
  format: StoreFormat,
  hours: Hours,
  offline?: { offline: true; /** The store that accepts this store's advance orders. */ advanceOrderStore: string },
]

/** The railway's code, name, city, latitude, longitude. */
export type StationRow = readonly [code: string, name: string, city: string, latitude: number, longitude: number]

export interface CountryStores {
  country: CountryCode
  cities: readonly CityStores[]
  holidays: readonly HolidayRow[]
  stations: readonly StationRow[]
}

/** A holiday of the chain in a country: closed, or open only from or until a minute of the day. */
export type HolidayRow = readonly [date: string, name: string, hours: "closed" | { from?: number; until?: number }]
