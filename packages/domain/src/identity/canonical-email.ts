import { isEmail } from "../addresses/is-email.ts"

/** IDN-8: returns the form that is compared and stored; undefined if the typed text isn't an e-mail address. */
export function canonicalEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase()
  return isEmail(email) ? email : undefined
}
