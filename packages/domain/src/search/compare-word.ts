/** How a typed word matches a known word, best first. */
export const wordMatch = {
  same: 0,
  /** All but the last letter. */
  allButLastLetter: 1,
  prefix: 2,
  /** The whole word with one typo: a wrong, missing or extra letter, or two swapped neighbours. */
  mistyped: 3,
  prefixWithTypo: 4,
  none: 5,
} as const
export type WordMatch = (typeof wordMatch)[keyof typeof wordMatch]

/** With fewer letters almost every word is one typo away from another. */
const MIN_LETTERS_FOR_TYPO = 4

export function allowsTypo(typed: string): boolean {
  return typed.length >= MIN_LETTERS_FOR_TYPO && !isDigit(typed.charCodeAt(0))
}

/** Compares from the first letter that differs: that is the single typo, or the words don't match. */
export function compareWord(typed: string, word: string): WordMatch {
  const length = Math.min(typed.length, word.length)
  let at = 0
  while (at < length && typed.charCodeAt(at) === word.charCodeAt(at)) at++
  if (at === typed.length) {
    if (at === word.length) return wordMatch.same
    return at + 1 === word.length ? wordMatch.allButLastLetter : wordMatch.prefix
  }
  if (!allowsTypo(typed)) return wordMatch.none
  const [isTypedDigit, isWordDigit] = [isDigit(typed.charCodeAt(at)), isDigit(word.charCodeAt(at))]
  const isSwapped = typed.charCodeAt(at) === word.charCodeAt(at + 1) && typed.charCodeAt(at + 1) === word.charCodeAt(at)
  // Digits are never treated as typos: Sector 15 is not Sector 5.
  return Math.min(
    isSwapped && !isTypedDigit && !isWordDigit ? matchRest(typed, at + 2, word, at + 2) : wordMatch.none,
    isTypedDigit || isWordDigit ? wordMatch.none : matchRest(typed, at + 1, word, at + 1),
    isTypedDigit ? wordMatch.none : matchRest(typed, at + 1, word, at),
    isWordDigit ? wordMatch.none : matchRest(typed, at, word, at + 1),
  ) as WordMatch
}

/** The rest of the typed word must match the known word exactly. */
function matchRest(typed: string, from: number, word: string, wordFrom: number): WordMatch {
  const length = typed.length - from
  if (length < 0 || wordFrom + length > word.length) return wordMatch.none
  for (let at = 0; at < length; at++) {
    if (typed.charCodeAt(from + at) !== word.charCodeAt(wordFrom + at)) return wordMatch.none
  }
  return wordFrom + length === word.length ? wordMatch.mistyped : wordMatch.prefixWithTypo
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
