import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

/** The server writes the country into the page. */
const written = document.documentElement.dataset.country
export const country: CountryCode = countryCodes.find((code) => code === written) ?? "IN"

export const formatLocalMoney = (amount: Minor): string => formatMoney(amount, country)
