/** In memory from the first use on, and only those that are long enough to be allowed at all. */
let common: Promise<ReadonlySet<string>> | undefined

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"].filter(({ length }) => length >= 8))
}

/** Among the fifty thousand that people use most, also with a digit or sign hung on to it. */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  common ??= load()
  const known = await common
  return (password) => known.has(password) || known.has(password.replace(/[\d!@#$%&*._-]{1,4}$/, ""))
}
