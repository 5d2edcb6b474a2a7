import { checkAddress, type AddressDetails } from "@hearth/domain/addresses/check-address.ts"
import { parseMobileNumber } from "@hearth/domain/addresses/parse-phone-number.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StoredAddress } from "./addresses.store.ts"

type AddressInput = AddressDetails & Point & { type: StoredAddress["type"] }

/**
 * Validates the input and returns it as a cleaned row. Throws ADDRESS_WRONG with the text of the first mistake, or PLACE_ABROAD for
 * coordinates outside of the country.
 */
export function toAddressRow(
  input: AddressInput,
  keys: Pick<StoredAddress, "id" | "user_id" | "country" | "saved_at">,
): StoredAddress {
  const { country } = keys
  const [firstError] = Object.entries(checkAddress(input, country))
  if (firstError) {
    const [field, problem] = firstError
    const displayMsg = fieldErrorTexts.byCode[problem]
    throw new AppError("ADDRESS_WRONG", { displayMsg, input: { field, problem: displayMsg } })
  }
  if (!isWithinCountry(country, input)) throw new AppError("PLACE_ABROAD")
  return {
    ...keys,
    type: input.type,
    label: tidyLine(input.label),
    house_no: tidyLine(input.houseNo),
    address: tidyLine(input.address),
    landmark: tidyLine(input.landmark),
    first_name: tidyLine(input.fName),
    last_name: tidyLine(input.lName),
    email: input.email.trim(),
    mobile: mobileOf(input.mobNo, country),
    latitude: input.latitude,
    longitude: input.longitude,
  }
}

/**
 * Replaces line breaks, tabs, control characters and text direction marks with one space, so that the text prints as
 * one line on the label of a pizza box.
 */
function tidyLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, " ").trim()
}

function mobileOf(entered: string, country: CountryCode): string {
  return parseMobileNumber(entered, country) ?? ""
}
