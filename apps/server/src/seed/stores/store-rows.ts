import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { StoreFormat } from "./store-formats.ts"
import type { Hours } from "./weekly-hours.ts"

/** How people write stores down for review; `build-store.ts` works out the rest. */
export interface CityStores {
  /** A city of the gazetteer, by its id. */
  city: string
  /** The area code, with its leading zero. */
  phone: string
  /** How far a store of this city delivers, in kilometres: less where the traffic is dense. */
  reach: number
  stores: readonly StoreRow[]
}

/** Code, locality of the gazetteer it stands in, street, pin code, what kind of house, when it is open. */
export type StoreRow = readonly [
  code: string,
  locality: string,
  street: string,
  pinCode: string,
  format: StoreFormat,
  hours: Hours,
  special?: { /** While it is offline, this one takes orders for later. */ offlineFor: string },
]

/** The railway's code, name, city, latitude, longitude. */
export type StationRow = readonly [code: string, name: string, city: string, latitude: number, longitude: number]

export interface CountryStores {
  country: CountryCode
  cities: readonly CityStores[]
  holidays: readonly HolidayRow[]
  stations: readonly StationRow[]
}

/** Of a day the chain keeps in a country: closed, or open only from or until a minute of the day. */
export type HolidayRow = readonly [date: string, name: string, hours: "closed" | { from?: number; until?: number }]
