import type { Checkout, CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import { isEmail } from "@hearth/domain/addresses/is-email.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"

const contactProblem = (message: string): CheckoutProblem => ({ code: "CONTACT_WRONG", message, way: "contact" })

/** Validates the contact for the delivery. */
export function validateContact(
  { firstName, mobile, email }: Checkout["contact"],
  country: CountryCode,
): CheckoutProblem[] {
  return [
    ...(firstName.trim() === "" ? [contactProblem(fieldErrorTexts.byCode.FIRST_NAME_MISSING)] : []),
    ...(canonicalPhone(mobile, country) === undefined ? [contactProblem(fieldErrorTexts.byCode.MOBILE_INVALID)] : []),
    ...(email.trim() !== "" && !isEmail(email.trim()) ? [contactProblem(fieldErrorTexts.byCode.EMAIL_INVALID)] : []),
  ]
}
