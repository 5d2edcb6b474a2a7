import { compareWord, type Likeness, likeness, mayBeMistyped } from "./compare-word.ts"

/** Which places a word leads to: as a whole name (its words joined), as a name's first or later word, by their city. */
export interface Uses {
  whole: number[]
  first: number[]
  later: number[]
  context: number[]
}

export interface Vocabulary {
  /** Calls back for each known word that the typed one may mean. */
  match(typed: string, found: (uses: Uses, like: Likeness, wrongFirst: boolean) => void): void
}

/**
 * All words, looked through one by one: some ten thousand a country, most of them ruled out by their first two letters,
 * so that it takes well under a millisecond. Trees and word lists of search libraries forgive mistakes in whole words
 * only; here a beginning with a mistake is found too, while it is being typed.
 */
export function createVocabulary(uses: ReadonlyMap<string, Uses>): Vocabulary {
  const words = [...uses.keys()]
  const usesOf = [...uses.values()]
  const firsts = Uint16Array.from(words, (word) => word.charCodeAt(0))
  const seconds = Uint16Array.from(words, (word) => (word.length > 1 ? word.charCodeAt(1) : 0))

  return {
    match(typed, found) {
      const one = typed.charCodeAt(0)
      const two = typed.length > 1 ? typed.charCodeAt(1) : -1
      const lenient = mayBeMistyped(typed)
      for (let at = 0; at < words.length; at++) {
        const first = firsts[at]
        const second = seconds[at]
        const wrongFirst = first !== one
        if (wrongFirst && !(lenient && (second === two || first === two || second === one))) continue
        const like = compareWord(typed, words[at] as string)
        if (like === likeness.none) continue
        // A single letter begins half of all words and says nothing.
        if (typed.length === 1 && like !== likeness.same) continue
        found(usesOf[at] as Uses, like, wrongFirst)
      }
    },
  }
}
