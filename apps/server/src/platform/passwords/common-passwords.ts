/** Loaded at the first use. Contains only passwords that are long enough to be allowed. */
let common: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"].filter(({ length }) => length >= 8))
}

/**
 * Returns a function that checks whether a password is among the fifty thousand most common ones, also with up to four
 * digits or symbols appended.
 */
export async function loadCommonPasswordCheck(): Promise<(password: string) => boolean> {
  common ??= load()
  const commonPasswords = await common
  return (password) =>
    commonPasswords.has(password) || commonPasswords.has(password.replace(/[\d!@#$%&*._-]{1,4}$/, ""))
}
