const MIN_PASSWORD_LENGTH = 8
const MAX_PASSWORD_LENGTH = 128

/** Data that a password must not contain, because attackers try it first. */
export interface PasswordOwner {
  /** Digits, as typed or stored. */
  mobile: string
  firstName: string
  lastName: string
  email: string
}

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
): string | undefined {
  const { length } = [...password]
  if (length < MIN_PASSWORD_LENGTH) return `Please use at least ${MIN_PASSWORD_LENGTH} characters.`
  if (length > MAX_PASSWORD_LENGTH) return `Please use at most ${MAX_PASSWORD_LENGTH} characters.`
  const plain = password.toLowerCase()
  if (new Set(plain).size < 4 || isCommon(plain)) return "This password is too easy to guess. Please choose another."
  const digits = password.replaceAll(/\D/g, "")
  const number = owner.mobile.replaceAll(/\D/g, "")
  if (number.length >= MIN_NUMBER_LENGTH && digits.includes(number.slice(-MIN_NUMBER_LENGTH))) {
    return "Please choose a password without your number in it."
  }
  const [mailbox = ""] = owner.email.toLowerCase().split("@")
  const names = [owner.firstName, owner.lastName, mailbox].map((name) => name.trim().toLowerCase())
  if (names.some((name) => name.length >= MIN_NAME_LENGTH && plain.includes(name))) {
    return "Please choose a password without your name in it."
  }
  return undefined
}
