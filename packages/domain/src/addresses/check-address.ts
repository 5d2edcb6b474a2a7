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

export type AddressErrors = Partial<Record<keyof AddressDetails, string>>

const EMPTY_FIELD = "This field cannot be left empty"
const NO_LETTERS_OR_DIGITS = "Please use letters or digits"

/** Used by the form while typing and by the server before it stores an address. */
export function checkAddress(input: AddressDetails, country: CountryCode): AddressErrors {
  const errors: AddressErrors = {}
  for (const field of ["houseNo", "address"] as const) {
    if (input[field].trim() === "") errors[field] = EMPTY_FIELD
    else if (!hasLettersOrDigits(input[field])) errors[field] = NO_LETTERS_OR_DIGITS
  }
  if (input.fName.trim() === "") errors.fName = "Please enter first name."
  else if (!hasLettersOrDigits(input.fName)) errors.fName = "Please change first name."
  if (input.lName.trim() !== "" && !hasLettersOrDigits(input.lName)) errors.lName = "Please change last name."
  if (input.email.trim() !== "" && !isEmail(input.email.trim())) errors.email = "Invalid email."
  if (input.mobNo.trim() === "") errors.mobNo = EMPTY_FIELD
  else if (parseMobileNumber(input.mobNo, country) === undefined) errors.mobNo = "Please enter a valid mobile number."
  return errors
}

/** A rider can't find an address that consists of emoji. */
function hasLettersOrDigits(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
