import { type CountryCode, countries } from "../countries/countries.ts"

/** Money is an integer of minor units (paise, cents, poisha) everywhere; this is the only place that turns it into text. */
export type Minor = number

const MINOR_PER_UNIT = 100

const formatters = new Map<string, Intl.NumberFormat>()

/** `₹1,24,500`, `Rs. 1,490`, `৳399.50`: whole amounts without decimals, others always with two. */
export function formatMoney(amount: Minor, country: CountryCode): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount of minor units: ${amount}`)
  const { symbol } = countries[country].currency
  const digits = amount % MINOR_PER_UNIT === 0 ? 0 : 2
  const figure = formatter(country, digits).format(Math.abs(amount) / MINOR_PER_UNIT)
  const gap = symbol.endsWith(".") ? "\u00A0" : ""
  return `${amount < 0 ? "−" : ""}${symbol}${gap}${figure}`
}

function formatter(country: CountryCode, digits: number): Intl.NumberFormat {
  const key = `${country}${digits}`
  let found = formatters.get(key)
  if (!found) {
    // Grouping is the country’s own (lakh in India and Bangladesh, thousands in Sri Lanka), the digits are Latin everywhere.
    found = new Intl.NumberFormat(`en-${country === "LK" ? "LK" : "IN"}`, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formatters.set(key, found)
  }
  return found
}
