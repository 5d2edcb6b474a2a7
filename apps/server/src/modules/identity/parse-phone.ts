import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import { AppError } from "../../platform/errors/app-error.ts"

/**
 * Converts a phone number to canonical form, so that all spellings of it share one account and one rate limit. Throws
 * if it is invalid.
 */
export function parsePhone(input: string, country: CountryCode): Phone {
  const phone = canonicalPhone(input, country)
  if (phone === undefined)
    throw new AppError("MOBILE_WRONG", {
      input: { field: "mobile", problem: "must be a mobile number of the country" },
    })
  return phone
}
