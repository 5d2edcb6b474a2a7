import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const cartHasChanged = "Your cart has changed. View it for details."
export const total = "Total"
export const youSave = (amount: Minor, country: CountryCode) => `You save ${formatMoney(amount, country)}`
