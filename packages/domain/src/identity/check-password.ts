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
const MIN_NUMBER_LENGTH = 6

/**
 * Returns what is wrong with a password, or undefined. Only length is required, not composition: rules about digits and
 * symbols make passwords worse. The caller supplies the list of common passwords: the browser may omit it, the server
 * never does.
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
  if (number.length >= MIN_NUMBER_LENGTH && digits.includes(number.slice(-MIN_NUMBER_LENGTH))) {
    return "CONTAINS_NUMBER"
  }
  const [mailbox = ""] = owner.email.toLowerCase().split("@")
  const names = [owner.firstName, owner.lastName, mailbox].map((name) => name.trim().toLowerCase())
  if (names.some((name) => name.length >= MIN_NAME_LENGTH && lowerCased.includes(name))) {
    return "CONTAINS_NAME"
  }
  return undefined
}
