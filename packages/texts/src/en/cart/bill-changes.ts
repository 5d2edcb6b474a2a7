import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { BillChange } from "@hearth/domain/pricing/compare-bills.ts"

/** What changed on a bill since the customer last saw it. */
export const billChange = (change: BillChange, country: CountryCode): string => {
  switch (change.code) {
    case "DEARER":
    case "CHEAPER":
      return `${change.name} is now ${formatMoney(change.now, country)}. It was ${formatMoney(change.was, country)}.`
    case "REFUSED":
      return change.message
    case "BACK":
      return `${change.name} is available again.`
    case "OFFER":
      return `‘${change.title}’ no longer applies.`
    case "CHARGE": {
      const { title, was, now } = change
      if (was === 0) return `${title} of ${formatMoney(now, country)} added.`
      if (now === 0) return `${title} of ${formatMoney(was, country)} removed.`
      return `${title} is now ${formatMoney(now, country)}. It was ${formatMoney(was, country)}.`
    }
  }
}
