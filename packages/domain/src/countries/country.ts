import type { Bounds } from "../geo/bounds.ts"
import type { GuaranteeTerms } from "../guarantee/guarantee-terms.ts"
import type { CountryPages } from "../navigation/page.ts"
import type { CountryPayment } from "../payments/country-payment.ts"
import type { ChargeRule } from "../pricing/charge-rule.ts"
import type { TaxRule } from "../pricing/tax-rule.ts"
import type { InvoiceRules } from "./invoice-rules.ts"
import type { CountryOutline } from "../geo/country-outline.ts"
import type { PhoneRules } from "../identity/phone-rules.ts"
import type { SiteConfig } from "./site-config.ts"
import type { TimeZone } from "../stores/zoned-time.ts"

/**
 * Everything that differs by country. Each country has a folder with a file for each topic, and each topic has a file
 * in `topics/` with all countries, so that a page downloads only the topics that it uses.
 */
export interface Country {
  config: CountryConfig
  /** Oldest first. */
  charges: readonly ChargeRule[]
  /** Oldest first. A bill uses the rule of its own day, so past bills don't change. */
  taxes: readonly TaxRule[]
  payment: CountryPayment
  /** TRK-3: null where there is no guarantee. */
  guarantee: GuaranteeTerms | null
  invoice: InvoiceRules
  phone: PhoneRules
  /** CTY-7: `removesBangla` if receipt printers can't print the language of names and addresses. */
  receipt: { removesBangla: boolean }
  bounds: Bounds
  outline: CountryOutline
  pages: CountryPages
  site: SiteConfig
}

/** ISO 4217. */
export type Currency = "INR" | "LKR" | "BDT"

/** A country's small facts, which every page needs. What only some pages need is a topic of its own: `Country`. */
export interface CountryConfig {
  /** Add a country here first: the compiler then lists everything that it lacks. */
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
  /** The smallest order that can be placed, in whole currency units. */
  smallestOrder: number
}

/** A topic of every country. */
export type ByCountry<Topic extends keyof Country> = Readonly<Record<CountryConfig["code"], Country[Topic]>>
