import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { phoneRules } from "@hearth/domain/countries/topics/phones.ts"
import * as phoneTexts from "@hearth/texts/account/phone.ts"

export interface PhoneHint {
  isComplete: boolean
  /** The remaining problem, in friendly words; empty if there is none. */
  text: string
}

/** IDN-8: the hint while a number is being typed. */
export function phoneHint(typed: string, country: CountryCode): PhoneHint {
  if (canonicalPhone(typed, country)) return { isComplete: true, text: "" }
  const count = nationalPart(typed, country).length
  const { length, notMobile } = phoneRules[country]
  if (notMobile?.test(nationalPart(typed, country))) {
    return { isComplete: false, text: phoneTexts.indianPrefix }
  }
  if (count === 0) return { isComplete: false, text: "" }
  if (count < length) return { isComplete: false, text: phoneTexts.digitsToGo(length - count) }
  if (count > length) return { isComplete: false, text: phoneTexts.digitsTooMany(count - length) }
  return { isComplete: false, text: phoneTexts.digitsOnly }
}

/** The digits after calling code and leading zero, as far as they can be recognised. */
function nationalPart(typed: string, country: CountryCode): string {
  const code = countries[country].callingCode.slice(1)
  const text = typed.replaceAll(/[^+\d]/g, "")
  const digits = text.replace(new RegExp(`^(?:\\+${code}|00${code}|0)`), "").replaceAll("+", "")
  return digits.length > phoneRules[country].length && digits.startsWith(code) ? digits.slice(code.length) : digits
}

/** Removes everything but digits, white space and `+().-`, and converts Bangla digits. At most 20 characters. */
export function sanitizePhone(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replaceAll(/[^\d+\s().-]/g, "")
    .slice(0, 20)
}

/** Formats a number as is usual in its country, so that a typo is visible. */
export function formatPhone(mobile: string, country: CountryCode): string {
  const phone = canonicalPhone(mobile, country)
  const { callingCode } = countries[country]
  if (!phone) return mobile
  const national = phone.slice(callingCode.length)
  const { groups } = phoneRules[country]
  let offset = 0
  const parts = groups.map((size) => national.slice(offset, (offset += size)))
  return [callingCode, ...parts].join(" ")
}
