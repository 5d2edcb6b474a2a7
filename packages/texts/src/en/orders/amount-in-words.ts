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
  const rest = amount % 100
  const whole = `${units} ${numberInWords((amount - rest) / 100, scales)}`
  return rest === 0 ? `${whole} only` : `${whole} and ${minor} ${numberInWords(rest, scales)} only`
}

function numberInWords(number: number, scales: readonly Scale[]): string {
  const [scale] = scales
  if (!scale) return hundredsInWords(number)
  const [worth, name] = scale
  const count = Math.floor(number / worth)
  const rest = number % worth
  if (count === 0) return numberInWords(rest, scales.slice(1))
  // Beyond the largest scale the count itself is written in scales: a lakh crore.
  const head = `${numberInWords(count, scales)} ${name}`
  if (rest === 0) return head
  return `${head} ${rest < 100 ? "and " : ""}${numberInWords(rest, scales.slice(1))}`
}

function hundredsInWords(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return tensInWords(rest)
  return `${belowTwenty[hundreds]} hundred${rest === 0 ? "" : ` and ${tensInWords(rest)}`}`
}

function tensInWords(number: number): string {
  if (number < 20) return belowTwenty[number] ?? ""
  const ones = number % 10
  return `${tens[Math.floor(number / 10)]}${ones === 0 ? "" : `-${belowTwenty[ones]}`}`
}
