import type { CountryCode } from "../countries/countries.ts"
import { isEmail } from "./is-email.ts"
import { parseMobileNumber } from "./parse-phone-number.ts"

/** The fields of an address that a customer types, without its coordinates. */
export interface AddressDetails {
  houseNo: string
  address: string
  landmark: string
  label: string
  fName: string
  lName: string
  email: string
  mobNo: string
}

export type AddressError =
  | "EMPTY"
  | "NO_LETTERS_OR_DIGITS"
  | "FIRST_NAME_MISSING"
  | "FIRST_NAME_INVALID"
  | "LAST_NAME_INVALID"
  | "EMAIL_INVALID"
  | "MOBILE_INVALID"

export type AddressErrors = Partial<Record<keyof AddressDetails, AddressError>>

/** Returns an address's errors. Used by the form while typing and by the server before it stores an address. */
export function checkAddress(input: AddressDetails, country: CountryCode): AddressErrors {
  const errors: AddressErrors = {}
  for (const field of ["houseNo", "address"] as const) {
    if (input[field].trim() === "") errors[field] = "EMPTY"
    else if (!hasLettersOrDigits(input[field])) errors[field] = "NO_LETTERS_OR_DIGITS"
  }
  if (input.fName.trim() === "") errors.fName = "FIRST_NAME_MISSING"
  else if (!hasLettersOrDigits(input.fName)) errors.fName = "FIRST_NAME_INVALID"
  if (input.lName.trim() !== "" && !hasLettersOrDigits(input.lName)) errors.lName = "LAST_NAME_INVALID"
  if (input.email.trim() !== "" && !isEmail(input.email.trim())) errors.email = "EMAIL_INVALID"
  if (input.mobNo.trim() === "") errors.mobNo = "EMPTY"
  else if (parseMobileNumber(input.mobNo, country) === undefined) errors.mobNo = "MOBILE_INVALID"
  return errors
}

/** Without this check, an address could consist of emoji only, and a rider could not find it. */
function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
