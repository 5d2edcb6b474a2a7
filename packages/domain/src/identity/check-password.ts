export const MIN_PASSWORD_LENGTH = 8
export const MAX_PASSWORD_LENGTH = 128

/** Data that a password must not contain, because attackers try it first. */
export interface PasswordOwner {
  /** Digits, as typed or stored. */
  mobile: string
  firstName: string
  lastName: string
  email: string
}

export type PasswordError = "TOO_SHORT" | "TOO_LONG" | "EASY_TO_GUESS" | "CONTAINS_NUMBER" | "CONTAINS_NAME"

/** Shorter names occur inside many ordinary words. */
const MIN_NAME_LENGTH = 4
/** A password must not contain this many of the phone number's last digits. */
const COMPARED_PHONE_DIGITS = 6

/**
 * Returns what is wrong with a password, or undefined. Only length is required, not composition: rules about digits and
 * symbols make passwords worse. `isCommon` looks the password up in the list of common passwords. The browser doesn't
 * have the list and passes a function that returns false; the server always checks it.
 */
export function checkPassword(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordError | undefined {
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) return "TOO_SHORT"
  if (length > MAX_PASSWORD_LENGTH) return "TOO_LONG"
  const lowerCased = password.toLowerCase()
  if (new Set(lowerCased).size < 4 || isCommon(lowerCased)) return "EASY_TO_GUESS"
  const digits = password.replaceAll(/\D/g, "")
  const number = owner.mobile.replaceAll(/\D/g, "")
  if (number.length >= COMPARED_PHONE_DIGITS && digits.includes(number.slice(-COMPARED_PHONE_DIGITS))) {
    return "CONTAINS_NUMBER"
  }
  const [mailbox = ""] = owner.email.toLowerCase().split("@")
  const names = [owner.firstName, owner.lastName, mailbox].map((name) => name.trim().toLowerCase())
  if (names.some((name) => name.length >= MIN_NAME_LENGTH && lowerCased.includes(name))) {
    return "CONTAINS_NAME"
  }
  return undefined
}
