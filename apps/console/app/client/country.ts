import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

/** The server writes the country into the page. */
const countryAttribute = document.documentElement.dataset.country
export const country: CountryCode = countryCodes.find((code) => code === countryAttribute) ?? "IN"

export const formatLocalMoney = (amount: Minor): string => formatMoney(amount, country)
