import { compareWord, type WordMatch, wordMatch, allowsTypo } from "@hearth/domain/search/compare-word.ts"

/** Which places a word leads to: as a whole name (its words joined), as a name's first or later word, by their city. */
export interface Uses {
  whole: number[]
  first: number[]
  later: number[]
  context: number[]
}

export interface Match {
  uses: Uses
  like: WordMatch
  wrongFirst: boolean
}

/** Answers each known word that the typed one may mean, once. */
export type Vocabulary = (typed: string) => Match[]

/** Up to here the typed word is taken for right, or else all that comes after it. */
const MAX_PREFIX_LENGTH = 3
const LAST_PAIR = MAX_PREFIX_LENGTH + 2

/**
 * Of one mistake at most, either the beginning is free, so that the word stands among those that begin so, or what comes
 * after it: then the two letters that follow stand in the known word at the same place or one beside. That leaves some
 * hundred of ten thousand words to be compared.
 */
export function createVocabulary(uses: ReadonlyMap<string, Uses>): Vocabulary {
  const words = [...uses.keys()].sort()
  const usesOf = words.map((word) => uses.get(word) as Uses)
  const byPair = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    for (let position = 1; position <= LAST_PAIR && position + 2 <= word.length; position++) {
      const key = pairAt(word, position, position)
      const known = byPair.get(key)
      if (known) known.push(at)
      else byPair.set(key, [at])
    }
  }

  /** The position of the first word that does not come before this one. */
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
    const compare = (at: number) => {
      const word = words[at] as string
      const like = compareWord(typed, word)
      // A single letter begins half of all words and says nothing.
      if (like === wordMatch.none || (typed.length === 1 && like !== wordMatch.same)) return
      matches.push({ uses: usesOf[at] as Uses, like, wrongFirst: word.charCodeAt(0) !== typed.charCodeAt(0) })
    }
    const lenient = allowsTypo(typed)
    const correctLength = lenient ? Math.min(MAX_PREFIX_LENGTH, typed.length - 3) : typed.length
    const beginning = typed.slice(0, correctLength)
    const end = lowerBound(`${beginning}\uFFFF`)
    for (let at = lowerBound(beginning); at < end; at++) compare(at)
    if (!lenient) return matches
    for (const position of [correctLength, correctLength + 1, correctLength + 2]) {
      for (const at of byPair.get(pairAt(typed, correctLength + 1, position)) ?? []) {
        // Those that begin so have been compared; a word with the pair twice is, at one of its places only.
        if (!words[at]?.startsWith(beginning) && !seenBefore(typed, words[at] as string, correctLength, position))
          compare(at)
      }
    }
    return matches
  }
}

/** Whether the word has the typed pair at an earlier place too, so that it has been compared. */
function seenBefore(typed: string, word: string, correctLength: number, position: number): boolean {
  for (let earlier = correctLength; earlier < position; earlier++) {
    if (earlier > 0 && pairAt(word, earlier, 0) === pairAt(typed, correctLength + 1, 0)) return true
  }
  return false
}

const pairAt = (word: string, from: number, position: number): string => `${position}${word.slice(from, from + 2)}`
