import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const billDetails = "Bill details"
export const items = (count: number) => `Items (${count})`
export const riderTip = "Tip for the rider"
export const rounding = "Rounding"
export const total = "Total"
export const includesTax = (tax: string, amount: Minor, country: CountryCode) =>
  `Includes ${tax} of ${formatMoney(amount, country)}`
export const youSave = (amount: Minor, country: CountryCode) => `You save ${formatMoney(amount, country)} on this order`

export const cartHasChanged = "Your cart has changed"
export const acknowledge = "OK"
