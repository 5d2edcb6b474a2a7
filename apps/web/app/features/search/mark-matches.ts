import { compareWord, wordMatch } from "@hearth/domain/search/compare-word.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

export interface TextPart {
  /** The part's offset in the text. */
  offset: number
  text: string
  isMatch: boolean
}

const WORD = /[\p{L}\p{M}\p{N}.'’]+/gu

interface Word {
  offset: number
  length: number
  /** The normalised form for comparison. */
  plain: string
}

/**
 * Caches the words of each text: splitting costs more than comparing, and the same few hundred texts are shown after
 * each letter.
 */
const wordCache = new Map<string, Word[]>()
const MAX_CACHED = 2000

/**
 * Splits a text into parts and marks those that match the input: the typed letters of a word, or the whole word if a
 * typo was tolerated.
 */
export function markMatches(text: string, typed: string): TextPart[] {
  const terms = splitWords(typed)
  if (terms.length === 0) return text === "" ? [] : [{ offset: 0, text, isMatch: false }]
  if (terms.length > 1) terms.push(terms.join(""))
  const parts: TextPart[] = []
  let partStart = 0
  const addPart = (to: number, hit: boolean) => {
    if (to > partStart) parts.push({ offset: partStart, text: text.slice(partStart, to), isMatch: hit })
    partStart = Math.max(partStart, to)
  }
  for (const word of splitText(text)) {
    const length = markedLength(word, terms)
    if (length === 0) continue
    addPart(word.offset, false)
    addPart(word.offset + length, true)
  }
  addPart(text.length, false)
  return parts
}

function splitText(text: string): Word[] {
  const cachedWords = wordCache.get(text)
  if (cachedWords) return cachedWords
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    offset: index,
    length: word.length,
    plain: splitWords(word).join(""),
  }))
  if (wordCache.size >= MAX_CACHED) wordCache.clear()
  wordCache.set(text, words)
  return words
}

/** Returns how many letters of a word, from its start, match the input. */
function markedLength({ length, plain }: Word, terms: readonly string[]): number {
  if (plain === "") return 0
  let maxLength = 0
  for (const each of terms) {
    const match = compareWord(each, plain)
    if (match === wordMatch.none) continue
    const isPrefixMatch = match === wordMatch.allButLastLetter || match === wordMatch.prefix
    // If normalisation changed the word's length, the position within it is unknown, so the whole word is marked.
    maxLength = Math.max(maxLength, isPrefixMatch && plain.length === length ? each.length : length)
  }
  return maxLength
}
