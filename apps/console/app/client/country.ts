import { countries, type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

/** The server writes the country into the page. */
const countryAttribute = document.documentElement.dataset.country
export const country: CountryCode = countryCodes.find((code) => code === countryAttribute) ?? "IN"

export const formatLocalMoney = (amount: Minor): string => formatMoney(amount, country)

const { name, timeZone, callingCode } = countries[country]
/** The country's name, its calling code and the time zone of head office's screens. */
export const countryFacts = { name, timeZone, callingCode } as const
