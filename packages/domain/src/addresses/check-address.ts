import type { CountryCode } from "../countries/countries.ts"
import { isEmail } from "./email.ts"
import { mobileNumber } from "./phone.ts"

/** What a customer writes of an address, apart from where it is. */
export interface WrittenAddress {
  houseNo: string
  address: string
  landmark: string
  label: string
  fName: string
  lName: string
  email: string
  mobNo: string
}

export type AddressMistakes = Partial<Record<keyof WrittenAddress, string>>

const EMPTY_FIELD = "This field cannot be left empty"
const NO_WORDS = "Please use letters or digits"

/** Used by the form while typing and by the server before it keeps anything. */
export function checkAddress(written: WrittenAddress, country: CountryCode): AddressMistakes {
  const mistakes: AddressMistakes = {}
  for (const field of ["houseNo", "address"] as const) {
    if (written[field].trim() === "") mistakes[field] = EMPTY_FIELD
    else if (!hasWords(written[field])) mistakes[field] = NO_WORDS
  }
  if (written.fName.trim() === "") mistakes.fName = "Please enter first name."
  else if (!hasWords(written.fName)) mistakes.fName = "Please change first name."
  if (written.lName.trim() !== "" && !hasWords(written.lName)) mistakes.lName = "Please change last name."
  if (written.email.trim() !== "" && !isEmail(written.email.trim())) mistakes.email = "Invalid email."
  if (written.mobNo.trim() === "") mistakes.mobNo = EMPTY_FIELD
  else if (mobileNumber(written.mobNo, country) === undefined) mistakes.mobNo = "Please enter a valid mobile number."
  return mistakes
}

/** A rider can't find a door by emoji alone. */
function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
