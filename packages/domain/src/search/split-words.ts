/**
 * The words of a name or of what was typed, as they are compared: without case, accents and the points of initials, so
 * that `J.P. Nagar` and `jp nagar` are the same two words. Emoji and signs are no words.
 */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F.'’]/g, "")
    .toLowerCase()
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const MIN_LETTERS = 2

/** With less, nothing is searched for. */
export function hasEnoughLetters(words: readonly string[]): boolean {
  return [...words.join("")].length >= MIN_LETTERS
}
