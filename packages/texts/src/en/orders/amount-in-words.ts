import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Minor } from "@hearth/domain/money/format-money.ts"

const belowTwenty = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen",
]
  .join(" ")
  .split(" ")
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

/** Largest first, each with its value. */
const lakhs: readonly Scale[] = [
  [10_000_000, "crore"],
  [100_000, "lakh"],
  [1_000, "thousand"],
]
const millions: readonly Scale[] = [
  [1_000_000_000, "billion"],
  [1_000_000, "million"],
  [1_000, "thousand"],
]
type Scale = readonly [worth: number, name: string]

const currencyWords: Readonly<Record<CountryCode, { units: string; minor: string; scales: readonly Scale[] }>> = {
  IN: { units: "Rupees", minor: "paise", scales: lakhs },
  LK: { units: "Rupees", minor: "cents", scales: millions },
  BD: { units: "Taka", minor: "poisha", scales: lakhs },
}

/** The amount in words on an invoice: `Rupees one lakh twenty-four thousand five hundred and paise fifty only`. */
export const amountInWords = (amount: Minor, country: CountryCode): string => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`invalid amount: ${amount}`)
  const { units, minor, scales } = currencyWords[country]
  const minorAmount = amount % 100
  const unitsInWords = `${units} ${numberInWords((amount - minorAmount) / 100, scales)}`
  return minorAmount === 0
    ? `${unitsInWords} only`
    : `${unitsInWords} and ${minor} ${numberInWords(minorAmount, scales)} only`
}

function numberInWords(number: number, scales: readonly Scale[]): string {
  const [scale] = scales
  if (!scale) return hundredsInWords(number)
  const [worth, name] = scale
  const count = Math.floor(number / worth)
  const remainder = number % worth
  if (count === 0) return numberInWords(remainder, scales.slice(1))
  // Beyond the largest scale the count itself is written in scales: a lakh crore.
  const head = `${numberInWords(count, scales)} ${name}`
  if (remainder === 0) return head
  return `${head} ${remainder < 100 ? "and " : ""}${numberInWords(remainder, scales.slice(1))}`
}

function hundredsInWords(number: number): string {
  const hundreds = Math.floor(number / 100)
  const remainder = number % 100
  if (hundreds === 0) return tensInWords(remainder)
  return `${belowTwenty[hundreds]} hundred${remainder === 0 ? "" : ` and ${tensInWords(remainder)}`}`
}

function tensInWords(number: number): string {
  if (number < 20) return belowTwenty[number] ?? ""
  const ones = number % 10
  return `${tens[Math.floor(number / 10)]}${ones === 0 ? "" : `-${belowTwenty[ones]}`}`
}
