/**
 * Splits a name or an input into words for comparison: without case, accents and the dots of initials, so that `J.P.
 * Nagar` and `jp nagar` are the same two words. Emoji and symbols are not words.
 */
export function splitWords(text: string): string[] {
  const normalised = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F.'’]/g, "")
    .toLowerCase()
  return normalised.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const MIN_LETTERS = 2

/** Whether an input is long enough to be searched for. */
export function hasEnoughLetters(words: readonly string[]): boolean {
  return [...words.join("")].length >= MIN_LETTERS
}
