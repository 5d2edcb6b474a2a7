import { isEmail } from "../addresses/is-email.ts"

/** The data that customers enter about themselves. */
export interface Profile {
  firstName: string
  lastName: string
  email: string
}

export type ProfileError =
  | "FIRST_NAME_MISSING"
  | "LAST_NAME_MISSING"
  | "EMAIL_INVALID"
  | "FIRST_NAME_UNCHANGED"
  | "LAST_NAME_UNCHANGED"
  | "EMAIL_UNCHANGED"

export type ProfileErrors = Partial<Record<keyof Profile, ProfileError>>

/**
 * IDN-9: returns a profile's errors. Used by the form while typing and by the server before it stores a profile. The
 * e-mail address is optional and can be removed. If nothing changed there is nothing to save, and each field gets an
 * error.
 */
export function checkProfile(input: Profile, stored: Profile): ProfileErrors {
  const entered = normaliseProfile(input)
  const errors: ProfileErrors = {}
  if (!hasLetters(entered.firstName)) errors.firstName = "FIRST_NAME_MISSING"
  if (!hasLetters(entered.lastName)) errors.lastName = "LAST_NAME_MISSING"
  if (entered.email !== "" && !isEmail(entered.email)) errors.email = "EMAIL_INVALID"
  if (Object.keys(errors).length > 0) return errors
  const { firstName, lastName, email } = normaliseProfile(stored)
  if (entered.firstName !== firstName || entered.lastName !== lastName || entered.email !== email) return {}
  return { firstName: "FIRST_NAME_UNCHANGED", lastName: "LAST_NAME_UNCHANGED", email: "EMAIL_UNCHANGED" }
}

/** Returns single-line texts without invisible or direction-changing characters, the e-mail address in lower case. */
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

/** Accepts a name in any script, but not one of symbols alone. */
function hasLetters(name: string): boolean {
  return /\p{L}/u.test(name)
}
