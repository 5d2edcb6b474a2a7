/** The digits that identify a bank; more would approach a whole card number. */
export const MIN_DIGITS = 6
const MAX_DIGITS = 8

/** CAR-6: returns the first digits of the text, and whether there were more. */
export function readCardDigits(text: string): { digits: string; hasMoreDigits: boolean } {
  const allDigits = text.replaceAll(/\D/g, "")
  return { digits: allDigits.slice(0, MAX_DIGITS), hasMoreDigits: allDigits.length > MAX_DIGITS }
}
