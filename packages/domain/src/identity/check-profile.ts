import { isEmail } from "../addresses/email.ts"

/** What a customer writes about themselves. */
export interface Profile {
  firstName: string
  lastName: string
  email: string
}

export type ProfileMistakes = Partial<Record<keyof Profile, string>>

/**
 * IDN-9, used by the form while typing and by the server before it keeps anything. An address can be taken away or never
 * given: an account works without. Where nothing changed there is nothing to save, and each field says so.
 */
export function checkProfile(written: Profile, before: Profile): ProfileMistakes {
  const now = tidyProfile(written)
  const mistakes: ProfileMistakes = {}
  if (!hasLetters(now.firstName)) mistakes.firstName = "Please enter first name."
  if (!hasLetters(now.lastName)) mistakes.lastName = "Please enter last name."
  if (now.email !== "" && !isEmail(now.email)) mistakes.email = "Invalid email."
  if (Object.keys(mistakes).length > 0) return mistakes
  const { firstName, lastName, email } = tidyProfile(before)
  if (now.firstName !== firstName || now.lastName !== lastName || now.email !== email) return {}
  return {
    firstName: "Please change first name.",
    lastName: "Please change last name.",
    email: "Please change email.",
  }
}

/** One line each, without what turns the direction of text or can't be seen; an address in its one form. */
export function tidyProfile({ firstName, lastName, email }: Profile): Profile {
  return { firstName: tidy(firstName), lastName: tidy(lastName), email: tidy(email).toLowerCase() }
}

function tidy(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, " ").trim()
}

/** A name in any script, not of signs alone. */
function hasLetters(name: string): boolean {
  return /\p{L}/u.test(name)
}
