import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { isoDateOf, localTimeOf } from "@hearth/domain/stores/zoned-time.ts"

/** A row of consecutive numbers: of one registration in one financial year. */
export interface InvoiceSeries {
  key: string
  /** What comes before the number's own digits. */
  prefix: string
  digits: number
}

/** The month a financial year begins in. */
const firstMonths: Readonly<Record<CountryCode, number>> = { IN: 4, LK: 4, BD: 7 }

/** `DL2627/0000001`: with India's sixteen signs at most, room for a hundred million a year. */
export function seriesAt(registration: { country: CountryCode; series: string }, at: Date): InvoiceSeries {
  const key = `${registration.series}${financialYear(registration.country, at)}`
  return { key, prefix: `${key}/`, digits: 7 }
}

/** `2627`, by the country's own calendar day. */
export function financialYear(country: CountryCode, at: Date): string {
  const [year = 0, month = 0] = isoDateOf(localTimeOf(at.getTime(), countries[country].timeZone).day)
    .split("-")
    .map(Number)
  const first = month >= firstMonths[country] ? year : year - 1
  return [first, first + 1].map((each) => String(each % 100).padStart(2, "0")).join("")
}
