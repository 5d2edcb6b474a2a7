import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney, type Minor } from "@hearth/domain/money/format-money.ts"

export const save = (amount: Minor, country: CountryCode) => `Save ${formatMoney(amount, country)}`
export const saveMore = (amount: Minor, country: CountryCode) => `Save ${formatMoney(amount, country)} more`

export const applyCodes = (codes: readonly string[]) => `Apply ${codes.join(" and ")}`
export const applyAll = (count: number) => `Apply all ${count}`
export const useCodes = (codes: readonly string[]) => `Use ${codes.join(" and ")}`

export const use = "Use it"
export const useInstead = "Use it instead"
export const usePrizesInstead = (titles: readonly string[]) => `Use ${quoted(titles)} instead`
export const usePrizes = (titles: readonly string[]) =>
  titles.length === 1 ? `Use your prize ${quoted(titles)}` : `Use your prizes ${quoted(titles)}`
const quoted = (titles: readonly string[]) => titles.map((title) => `‘${title}’`).join(" and ")
