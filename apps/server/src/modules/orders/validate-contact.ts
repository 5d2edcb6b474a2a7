import type { Checkout, CheckoutProblem } from "@hearth/contract/calls/orders.shapes.ts"
import { isEmail } from "@hearth/domain/addresses/is-email.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as orderErrorTexts from "@hearth/texts/order-errors.ts"
import * as signInErrorTexts from "@hearth/texts/sign-in-errors.ts"

const contactProblem = (message: string): CheckoutProblem => ({ code: "CONTACT_WRONG", message, way: "contact" })

/** Validates the contact for the delivery. */
export function validateContact(
  { firstName, mobile, email }: Checkout["contact"],
  country: CountryCode,
): CheckoutProblem[] {
  return [
    ...(firstName.trim() === "" ? [contactProblem(orderErrorTexts.firstNameMissing)] : []),
    ...(canonicalPhone(mobile, country) === undefined ? [contactProblem(signInErrorTexts.mobileInvalid)] : []),
    ...(email.trim() !== "" && !isEmail(email.trim()) ? [contactProblem(orderErrorTexts.emailInvalid)] : []),
  ]
}
