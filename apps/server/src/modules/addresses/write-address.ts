import { checkAddress, type WrittenAddress } from "@hearth/domain/addresses/check-address.ts"
import { mobileNumber } from "@hearth/domain/addresses/phone.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StoredAddress } from "./addresses.store.ts"

type Written = WrittenAddress & Point & { type: StoredAddress["type"] }

/** What is kept of what was written: tidied, checked, and refused with the first mistake's own words. */
export function writeAddress(
  written: Written,
  keys: Pick<StoredAddress, "id" | "user_id" | "country" | "saved_at">,
): StoredAddress {
  const { country } = keys
  const [mistake] = Object.values(checkAddress(written, country))
  if (mistake !== undefined) throw new AppError("ADDRESS_WRONG", { displayMsg: mistake })
  if (!isWithinCountry(country, written)) throw new AppError("PLACE_ABROAD")
  return {
    ...keys,
    type: written.type,
    label: tidy(written.label),
    house_no: tidy(written.houseNo),
    address: tidy(written.address),
    landmark: tidy(written.landmark),
    first_name: tidy(written.fName),
    last_name: tidy(written.lName),
    email: written.email.trim(),
    mobile: mobileOf(written.mobNo, country),
    latitude: written.latitude,
    longitude: written.longitude,
  }
}

/** Line breaks, tabs, control characters and what turns the direction of text become one space: a line on a box. */
function tidy(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, " ").trim()
}

function mobileOf(typed: string, country: CountryCode): string {
  return mobileNumber(typed, country) ?? ""
}
