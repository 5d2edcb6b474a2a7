import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone, type Phone } from "@hearth/domain/identity/phone.ts"
import { AppError } from "../../platform/errors/app-error.ts"

/** The one form of a number before anything is counted or looked up. */
export function parsePhone(input: string, country: CountryCode): Phone {
  const phone = canonicalPhone(input, country)
  if (phone === undefined) throw new AppError("MOBILE_WRONG")
  return phone
}
