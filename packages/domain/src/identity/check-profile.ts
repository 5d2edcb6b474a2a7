import { isEmail } from "../addresses/is-email.ts"

/** What a customer writes about themselves. */
export interface Profile {
  firstName: string
  lastName: string
  email: string
}

export type ProfileErrors = Partial<Record<keyof Profile, string>>

/**
 * IDN-9, used by the form while typing and by the server before it keeps anything. An address can be taken away or never
 * given: an account works without. Where nothing changed there is nothing to save, and each field says so.
 */
export function checkProfile(input: Profile, stored: Profile): ProfileErrors {
  const entered = normaliseProfile(input)
  const errors: ProfileErrors = {}
  if (!hasLetters(entered.firstName)) errors.firstName = "Please enter first name."
  if (!hasLetters(entered.lastName)) errors.lastName = "Please enter last name."
  if (entered.email !== "" && !isEmail(entered.email)) errors.email = "Invalid email."
  if (Object.keys(errors).length > 0) return errors
  const { firstName, lastName, email } = normaliseProfile(stored)
  if (entered.firstName !== firstName || entered.lastName !== lastName || entered.email !== email) return {}
  return {
    firstName: "Please change first name.",
    lastName: "Please change last name.",
    email: "Please change email.",
  }
}

/** One line each, without what turns the direction of text or can't be seen; an address in its one form. */
export function normaliseProfile({ firstName, lastName, email }: Profile): Profile {
  return {
    firstName: normaliseText(firstName),
    lastName: normaliseText(lastName),
    email: normaliseText(email).toLowerCase(),
  }
}

function normaliseText(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, " ").trim()
}

/** A name in any script, not of signs alone. */
function hasLetters(name: string): boolean {
  return /\p{L}/u.test(name)
}
