import type { AddressError } from "@hearth/domain/addresses/check-address.ts"
import type { ProfileError } from "@hearth/domain/identity/check-profile.ts"
import { MAX_VEHICLE_TEXT_LENGTH, type VehicleError } from "@hearth/domain/stores/vehicle.ts"
import { mobileInvalid } from "./account/sign-in-errors.ts"

/**
 * What is wrong with a field of an address, a profile or a vehicle. Imported values are read in getters, because the
 * bundler's chunks may import each other in a circle: an imported value may still be undefined (`catalogue.test.ts`).
 */
export const byCode: Record<AddressError | ProfileError | VehicleError, string> = {
  EMPTY: "This field cannot be left empty",
  NO_LETTERS_OR_DIGITS: "Use letters or numbers",
  // Only vehicles have this code.
  get TOO_LONG() {
    return `Use up to ${MAX_VEHICLE_TEXT_LENGTH} characters`
  },
  FIRST_NAME_MISSING: "Please enter first name.",
  // IDN-9 has no text for an invalid name, so it has the text for an unchanged one.
  FIRST_NAME_INVALID: "Please change first name.",
  FIRST_NAME_UNCHANGED: "Please change first name.",
  LAST_NAME_MISSING: "Please enter last name.",
  LAST_NAME_INVALID: "Please change last name.",
  LAST_NAME_UNCHANGED: "Please change last name.",
  EMAIL_INVALID: "Invalid email.",
  EMAIL_UNCHANGED: "Please change email.",
  get MOBILE_INVALID() {
    return mobileInvalid
  },
  LAST_DIGITS_INVALID: "Enter the last 4 digits of your number plate",
}
