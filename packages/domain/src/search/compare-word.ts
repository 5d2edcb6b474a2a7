/** How a typed word matches a known word, best first. */
export const wordMatch = {
  same: 0,
  /** Only the last letter is missing. */
  allButLastLetter: 1,
  prefix: 2,
  /** The whole word with one typo: a wrong, missing or extra letter, or two swapped neighbours. */
  mistyped: 3,
  prefixWithTypo: 4,
  none: 5,
} as const
export type WordMatch = (typeof wordMatch)[keyof typeof wordMatch]

/** With fewer letters, almost every word is one typo away from another word. */
const MIN_LETTERS_FOR_TYPO = 4

export function allowsTypo(typed: string): boolean {
  return typed.length >= MIN_LETTERS_FOR_TYPO && !isDigit(typed.charCodeAt(0))
}

/** Compares from the first letter that differs: that is the single typo, or the words don't match. */
export function compareWord(typed: string, word: string): WordMatch {
  const length = Math.min(typed.length, word.length)
  let index = 0
  while (index < length && typed.charCodeAt(index) === word.charCodeAt(index)) index++
  if (index === typed.length) {
    if (index === word.length) return wordMatch.same
    return index + 1 === word.length ? wordMatch.allButLastLetter : wordMatch.prefix
  }
  if (!allowsTypo(typed)) return wordMatch.none
  const [isTypedDigit, isWordDigit] = [isDigit(typed.charCodeAt(index)), isDigit(word.charCodeAt(index))]
  const isSwapped =
    typed.charCodeAt(index) === word.charCodeAt(index + 1) && typed.charCodeAt(index + 1) === word.charCodeAt(index)
  // Digits are never treated as typos: Sector 15 is not Sector 5.
  return Math.min(
    isSwapped && !isTypedDigit && !isWordDigit ? matchRest(typed, index + 2, word, index + 2) : wordMatch.none,
    isTypedDigit || isWordDigit ? wordMatch.none : matchRest(typed, index + 1, word, index + 1),
    isTypedDigit ? wordMatch.none : matchRest(typed, index + 1, word, index),
    isWordDigit ? wordMatch.none : matchRest(typed, index, word, index + 1),
  ) as WordMatch
}

/** Compares what follows the typo, which must match the known word exactly. */
function matchRest(typed: string, from: number, word: string, wordFrom: number): WordMatch {
  const length = typed.length - from
  if (length < 0 || wordFrom + length > word.length) return wordMatch.none
  for (let index = 0; index < length; index++) {
    if (typed.charCodeAt(from + index) !== word.charCodeAt(wordFrom + index)) return wordMatch.none
  }
  return wordFrom + length === word.length ? wordMatch.mistyped : wordMatch.prefixWithTypo
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
