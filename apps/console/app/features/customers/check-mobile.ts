import { parseNationalNumber } from "@hearth/domain/addresses/parse-phone-number.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { phoneRules } from "@hearth/domain/countries/topics/phones.ts"
import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"

export type CheckedMobile = { ok: true; mobile: Phone } | { ok: false; error: string }

/** Checks a typed number before it is sent, because every search that is sent is recorded and counted. */
export function checkMobile(typed: string, country: CountryCode): CheckedMobile {
  const mobile = canonicalPhone(typed, country)
  if (mobile) return { ok: true, mobile }
  const { length, notMobile } = phoneRules[country]
  const number = parseNationalNumber(typed.trim(), country)
  /** The first digits of a complete number that show that it isn't a mobile number. */
  const wrongStart = number === undefined ? undefined : notMobile?.exec(number)?.[0]
  return {
    ok: false,
    error: wrongStart === undefined ? customersTexts.mobileLength(length) : customersTexts.notMobileStart(wrongStart),
  }
}
