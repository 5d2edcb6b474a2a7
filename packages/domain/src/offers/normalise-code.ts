/** A code as it was typed, in the one form it is known by; null: no code has this form. */
export function normaliseCode(typed: string): string | null {
  const code = typed.trim()
  // Looked at before it is upper-cased: a long s would become an S.
  return /^[A-Za-z0-9]{3,20}$/.test(code) ? code.toUpperCase() : null
}
