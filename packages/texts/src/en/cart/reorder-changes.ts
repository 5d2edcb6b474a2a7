import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const changesSinceOrder = "Changes since your last order"
export const itemsChanged = "Some items have changed"
export const acknowledge = "OK"
export const priceChanged = (was: Minor, now: Minor, country: CountryCode) =>
  `Was ${formatMoney(was, country)}, now ${formatMoney(now, country)}`
export const insteadOf = (name: string) => `Instead of ${name}`
export const add = "Add"
export const added = (name: string) => `${name} added`
