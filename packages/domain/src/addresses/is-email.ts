/** Checks for a local part, @, and a domain with a dot and a suffix of two letters or more. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@(?:[^\s@.]+\.)+[A-Za-z]{2,}$/.test(text)
}
