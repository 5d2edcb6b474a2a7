import { countries, type CountryCode } from "@hearth/domain/countries/countries.ts"
import { invoiceRules } from "@hearth/domain/countries/topics/invoices.ts"
import { isoDateOf, localTimeOf } from "@hearth/domain/stores/zoned-time.ts"

/** Consecutive invoice numbers of one registration in one financial year. */
export interface InvoiceSeries {
  key: string
  /** The part before the digits. */
  prefix: string
  /** Shorter numbers are filled with zeros. */
  minDigits: number
}

/**
 * For numbers such as `DL2627/0000001`. India allows 16 characters, so a series of two letters has room for 9 digits: a
 * billion invoices a year.
 */
export function seriesAt(registration: { country: CountryCode; series: string }, issuedAt: Date): InvoiceSeries {
  const key = `${registration.series}${financialYear(registration.country, issuedAt)}`
  return { key, prefix: `${key}/`, minDigits: 7 }
}

/** Returns the financial year, such as `2627`, by the date in the country's time zone. */
export function financialYear(country: CountryCode, date: Date): string {
  const [year = 0, month = 0] = isoDateOf(localTimeOf(date.getTime(), countries[country].timeZone).day)
    .split("-")
    .map(Number)
  const startYear = month >= invoiceRules[country].firstMonth ? year : year - 1
  return [startYear, startYear + 1].map((each) => String(each % 100).padStart(2, "0")).join("")
}
