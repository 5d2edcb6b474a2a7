import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { phoneRules } from "@hearth/domain/countries/topics/phones.ts"
import { nationalDigits, type Phone } from "@hearth/domain/identity/phone.ts"

/** Formats a number as is usual in its country, so that it can be read back to the caller: `+91 98765 43210`. */
export function formatMobile(mobile: Phone, country: CountryCode): string {
  const digits = nationalDigits(mobile, country)
  const { groups } = phoneRules[country]
  const parts = groups.map((size, index) => {
    const start = groups.slice(0, index).reduce((sum, each) => sum + each, 0)
    return digits.slice(start, start + size)
  })
  return [countries[country].callingCode, ...parts].join(" ")
}
