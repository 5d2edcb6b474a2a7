import { type CountryCode, countries } from "../countries/countries.ts"

/** Money is an integer of minor units (paise, cents, poisha) everywhere. Only this file formats it as text. */
export type Minor = number

const MINOR_PER_UNIT = 100

/** `₹1,24,500`, `Rs. 1,490`, `৳399.50`: whole amounts without decimals, others always with two. */
export function formatMoney(amount: Minor, country: CountryCode): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount of minor units: ${amount}`)
  const { symbol } = countries[country].currency
  const absolute = Math.abs(amount)
  // Formats whole and minor units separately: as one fraction, a very large amount would lose its last minor unit to
  // rounding.
  const minorPart = absolute % MINOR_PER_UNIT
  const units = groupDigits((absolute - minorPart) / MINOR_PER_UNIT, country)
  const digits = minorPart === 0 ? units : `${units}.${String(minorPart).padStart(2, "0")}`
  const gap = symbol.endsWith(".") ? "\u00A0" : ""
  return `${amount < 0 ? "−" : ""}${symbol}${gap}${digits}`
}

/** `1,24,500.00`: for columns, always with two decimals and without the currency symbol. */
export function formatAmount(amount: Minor, country: CountryCode): string {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not an amount of minor units: ${amount}`)
  const absolute = Math.abs(amount)
  const minorPart = absolute % MINOR_PER_UNIT
  const units = groupDigits((absolute - minorPart) / MINOR_PER_UNIT, country)
  return `${amount < 0 ? "−" : ""}${units}.${String(minorPart).padStart(2, "0")}`
}

/** Where a comma goes, by the size of the groups above the thousands. Digits are Latin in every country. */
const groupStarts = { 2: /\B(?=(?:\d{2})*\d{3}$)/g, 3: /\B(?=(?:\d{3})*\d{3}$)/g }

// Does not use Intl.NumberFormat: creating the first one takes 100 ms on a mobile device, during hydration.
function groupDigits(units: number, country: CountryCode): string {
  return String(units).replaceAll(groupStarts[countries[country].grouping], ",")
}
