/** What a bank is known by; more would be on the way to a whole card number. */
export const MIN_DIGITS = 6
const MAX_DIGITS = 8

/** CAR-6: of whatever is typed or pasted the first digits, and whether more of them came. */
export function readCardDigits(text: string): { digits: string; leftOut: boolean } {
  const all = text.replaceAll(/\D/g, "")
  return { digits: all.slice(0, MAX_DIGITS), leftOut: all.length > MAX_DIGITS }
}
