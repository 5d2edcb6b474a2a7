/** What a bank is known by; more would be on the way to a whole card number. */
export const FEWEST_DIGITS = 6
const MOST_DIGITS = 8

/** CAR-6: of whatever is typed or pasted the first digits, and whether more of them came. */
export function cardDigits(text: string): { digits: string; leftOut: boolean } {
  const all = text.replaceAll(/\D/g, "")
  return { digits: all.slice(0, MOST_DIGITS), leftOut: all.length > MOST_DIGITS }
}
