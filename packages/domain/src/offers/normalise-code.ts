/** Returns the canonical form of a typed code; null if it can't be a code. */
export function normaliseCode(typed: string): string | null {
  const code = typed.trim()
  // Tested before upper-casing, which would turn a long s into an S.
  return /^[A-Za-z0-9]{3,20}$/.test(code) ? code.toUpperCase() : null
}
