import { compareWord, type WordMatch, wordMatch, allowsTypo } from "@hearth/domain/search/compare-word.ts"

/**
 * The positions of the places that a word belongs to: as the whole name (its words joined), as a name's first or later
 * word, or as a word of its city or region.
 */
export interface WordUses {
  whole: number[]
  first: number[]
  later: number[]
  context: number[]
}

export interface Match {
  uses: WordUses
  match: WordMatch
  hasWrongFirstLetter: boolean
}

/** Returns each known word that the typed word may mean, once. */
export type Vocabulary = (typed: string) => Match[]

/**
 * The number of letters that count as a typed word's beginning. In a word with one typo, either the beginning is correct
 * or everything from the second letter after it: the first letter after it may have been swapped with its last one.
 */
const MAX_PREFIX_LENGTH = 3
/** The last position at which the compared pair of letters can be in a known word. */
const LAST_PAIR_POSITION = MAX_PREFIX_LENGTH + 2

/**
 * Returns a function that compares a typed word with only those known words that can match it. With at most one typo
 * there are two cases. Either the beginning is correct, and the word is among those with the same beginning. Or the
 * typo is in the beginning. Then the second and third letter after the beginning are correct, and are in the known word
 * at the same position or one beside it. That leaves about a hundred of ten thousand words to compare.
 */
export function createVocabulary(uses: ReadonlyMap<string, WordUses>): Vocabulary {
  const words = [...uses.keys()].sort()
  const usesOf = words.map((word) => uses.get(word) as WordUses)
  const wordIndexesByPair = new Map<string, number[]>()
  for (const [index, word] of words.entries()) {
    for (let position = 1; position <= LAST_PAIR_POSITION && position + 2 <= word.length; position++) {
      const key = pairKey(pairAt(word, position), position)
      const indexes = wordIndexesByPair.get(key)
      if (indexes) indexes.push(index)
      else wordIndexesByPair.set(key, [index])
    }
  }

  /** Returns the position of the first word that doesn't sort before `beginning`. */
  function lowerBound(beginning: string): number {
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((words[middle] as string) < beginning) low = middle + 1
      else high = middle
    }
    return low
  }

  return (typed) => {
    const matches: Match[] = []
    const compare = (index: number) => {
      const word = words[index] as string
      const match = compareWord(typed, word)
      // Too many words begin with the same letter, so a single letter matches only itself.
      if (match === wordMatch.none || (typed.length === 1 && match !== wordMatch.same)) return
      matches.push({
        uses: usesOf[index] as WordUses,
        match,
        hasWrongFirstLetter: word.charCodeAt(0) !== typed.charCodeAt(0),
      })
    }
    const isTypoAllowed = allowsTypo(typed)
    const correctLength = isTypoAllowed ? Math.min(MAX_PREFIX_LENGTH, typed.length - 3) : typed.length
    const beginning = typed.slice(0, correctLength)
    const endIndex = lowerBound(`${beginning}\uFFFF`)
    for (let index = lowerBound(beginning); index < endIndex; index++) compare(index)
    if (!isTypoAllowed) return matches
    const typedPair = pairAt(typed, correctLength + 1)
    for (const position of [correctLength, correctLength + 1, correctLength + 2]) {
      for (const index of wordIndexesByPair.get(pairKey(typedPair, position)) ?? []) {
        // Words with this beginning are compared above. A word that has the pair at several positions is compared at
        // the first one only.
        if (
          !words[index]?.startsWith(beginning) &&
          !hasPairBetween(words[index] as string, typedPair, correctLength, position)
        )
          compare(index)
      }
    }
    return matches
  }
}

/** Checks whether the word has the pair at a position from `start` to before `end`. Position 0 isn't indexed. */
function hasPairBetween(word: string, pair: string, start: number, end: number): boolean {
  for (let position = start; position < end; position++) {
    if (position > 0 && pairAt(word, position) === pair) return true
  }
  return false
}

const pairAt = (word: string, position: number): string => word.slice(position, position + 2)

/** The key of the index by pair: the pair together with its position in the known word. */
const pairKey = (pair: string, position: number): string => `${position}${pair}`
