/** A code as it was typed, in the one form it is known by; null: no code has this form. */
export function normaliseCode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return /^[A-Z0-9]{3,20}$/.test(code) ? code : null
}
