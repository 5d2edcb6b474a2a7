import { type CountryCode, countries } from "../countries/countries.ts"

/** Money is an integer of minor units (paise, cents, poisha) everywhere; this is the only place that turns it into text. */
export type Minor = number

const MINOR_PER_UNIT = 100

const grouping = new Map<CountryCode, Intl.NumberFormat>()

/** `₹1,24,500`, `Rs. 1,490`, `৳399.50`: whole amounts without decimals, others always with two. */
export function formatMoney(amount: Minor, country: CountryCode): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount of minor units: ${amount}`)
  const { symbol } = countries[country].currency
  const size = Math.abs(amount)
  // Units and the rest are written apart: as one fraction, the last minor unit of a very large amount would be rounded away.
  const rest = size % MINOR_PER_UNIT
  const units = group((size - rest) / MINOR_PER_UNIT, country)
  const figure = rest === 0 ? units : `${units}.${String(rest).padStart(2, "0")}`
  const gap = symbol.endsWith(".") ? "\u00A0" : ""
  return `${amount < 0 ? "−" : ""}${symbol}${gap}${figure}`
}

function group(units: number, country: CountryCode): string {
  let format = grouping.get(country)
  if (!format) {
    // Grouping is the country’s own (lakh in India and Bangladesh, thousands in Sri Lanka), the digits are Latin everywhere.
    format = new Intl.NumberFormat(country === "LK" ? "en-LK" : "en-IN")
    grouping.set(country, format)
  }
  return format.format(units)
}
