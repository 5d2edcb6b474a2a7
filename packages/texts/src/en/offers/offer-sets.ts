import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"
import * as freePizzaTexts from "../loyalty/free-pizza.ts"

export const save = (amount: Minor, country: CountryCode) => `Save ${formatMoney(amount, country)}`
export const saveMore = (amount: Minor, country: CountryCode) => `Save ${formatMoney(amount, country)} more`

interface NamedOffer {
  title: string
  code: string | null
  points?: number | undefined
}

/** `‘A free medium pizza’ with 600 points, ‘₹100 off’ with PARTY100 and ‘A dip’` */
export const offerNames = (applied: readonly NamedOffer[]) => {
  const names = applied.map(({ title, code, points }) =>
    points === undefined
      ? code === null
        ? `‘${title}’`
        : `‘${title}’ with ${code}`
      : freePizzaTexts.offerWithPoints(title, points),
  )
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`
}

export const offerTitle = (title: string) => `‘${title}’`

export const applyCodes = (codes: readonly string[]) => `Apply ${codes.join(" and ")}`
export const applyAll = (count: number) => `Apply all ${count}`
export const useCodes = (codes: readonly string[]) => `Use ${codes.join(" and ")}`

export const use = "Use it"
export const useInstead = "Use it instead"
export const usePrizesInstead = (titles: readonly string[]) => `Use ${quoted(titles)} instead`
export const usePrizes = (titles: readonly string[]) =>
  titles.length === 1 ? `Use your prize ${quoted(titles)}` : `Use your prizes ${quoted(titles)}`
const quoted = (titles: readonly string[]) => titles.map((title) => `‘${title}’`).join(" and ")
