/** With fewer letters, one typo makes too many other words. */
const MIN_LETTERS_FOR_ONE_TYPO = 4
const MIN_LETTERS_FOR_TWO_TYPOS = 7

/**
 * Whether a typed word means a known word: the same, or with typos. A typo is a wrong, missing or extra letter, or two
 * swapped neighbours; long words may have two. A letter that is typed several times (`laaaate`) counts once.
 */
export function isSimilarWord(typed: string, word: string): boolean {
  if (typed === word) return true
  const allowed = allowedTypos(word)
  if (allowed === 0) return false
  if (countTypos(typed, word, allowed) <= allowed) return true
  if (!REPEATED_LETTER.test(typed)) return false
  const squeezed = squeeze(typed)
  return countTypos(squeezed, squeeze(word), allowed - 1) <= allowed - 1
}

function allowedTypos({ length }: string): 0 | 1 | 2 {
  if (length >= MIN_LETTERS_FOR_TWO_TYPOS) return 2
  return length >= MIN_LETTERS_FOR_ONE_TYPO ? 1 : 0
}

const REPEATED_LETTER = /(.)\1/
const squeeze = (word: string): string => word.replaceAll(/(.)\1+/g, "$1")

/** The number of typos (optimal string alignment), or more than `max` if it is larger. */
function countTypos(typed: string, word: string, max: number): number {
  if (Math.abs(typed.length - word.length) > max || isFarApart(typed, word, max)) return max + 1
  let beforePrevious: number[] = []
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1]
      let typos = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (isSwapped) typos = Math.min(typos, (beforePrevious[column - 2] ?? 0) + 1)
      current.push(typos)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[word.length] ?? max + 1
}

/**
 * Whether one word has more letters that are missing in the other than typos are allowed, because each is a typo. Nearly all pairs
 * of words end here, where comparing them letter by letter takes a hundred times as long.
 */
function isFarApart(typed: string, word: string, max: number): boolean {
  const typedLetters = lettersOf(typed)
  const letters = lettersOf(word)
  return countBits(letters & ~typedLetters) > max || countBits(typedLetters & ~letters) > max
}

/** A bit for each letter. Two letters can share a bit, so words with the same bits still have to be compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
