import { isEmail } from "../addresses/is-email.ts"

/** One form to compare and keep; undefined where it is no address (IDN-8). */
export function canonicalEmail(typed: string): string | undefined {
  const email = typed.trim().toLowerCase()
  return isEmail(email) ? email : undefined
}
