import type { TimeZone } from "../stores/zoned-time.ts"

/** ISO 4217. */
export type Currency = "INR" | "LKR" | "BDT"

/** A country's basic facts, which every page needs. `Country` also has the topics that only some pages need. */
export interface CountryConfig {
  /** Add a country here first: the compiler then lists everything that the new country lacks. */
  code: "IN" | "LK" | "BD"
  name: string
  /** Locale code of the chain's stores: in, lk, bd. */
  locale: Lowercase<CountryConfig["code"]>
  /** BCP 47 language of the pages. */
  language: string
  callingCode: string
  currency: { code: Currency; symbol: string }
  /** Digits between commas above the thousands: 2 for lakhs (1,24,500), 3 for millions (124,500). */
  grouping: 2 | 3
  timeZone: TimeZone
  /** The chain's country code, which is also the code of the country's default store. */
  chainCountryCode: string
  defaultStore: { id: string; name: string; city: string; region: string }
  /** Path of the menu that a visitor sees first. */
  defaultMenu: string
  mapCentre: { latitude: number; longitude: number }
  customerCare: string
  helpDesk: string
  /** Path of the terms of use. */
  termsPath: string
  showLoginWithPassword: boolean
  /** The minimum order value, in whole currency units. */
  smallestOrder: number
}
