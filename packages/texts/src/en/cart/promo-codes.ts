import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const couldNotReach = "Couldn’t update your cart. Check your connection and try again."
export const prizeApplied = "Prize applied"
export const offerApplied = (offer: string) => `‘${offer}’ applied`
export const youSave = (amount: Minor, country: CountryCode) => `You save ${formatMoney(amount, country)}`
