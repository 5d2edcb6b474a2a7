import { compareWord, wordMatch } from "@hearth/domain/search/compare-word.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

export interface TextPart {
  /** Where it begins in the text. */
  at: number
  text: string
  isMatch: boolean
}

const WORD = /[\p{L}\p{M}\p{N}.'’]+/gu

interface Word {
  at: number
  length: number
  /** As it is compared. */
  plain: string
}

/** Taking a text apart costs more than comparing it, and the same few hundred are shown letter after letter. */
const wordCache = new Map<string, Word[]>()
const MAX_KEPT = 2000

/** A text in parts, those marked that were typed: the typed letters of a word, or all of it where a slip was forgiven. */
export function markMatches(text: string, typed: string): TextPart[] {
  const sought = splitWords(typed)
  if (sought.length === 0) return text === "" ? [] : [{ at: 0, text, isMatch: false }]
  if (sought.length > 1) sought.push(sought.join(""))
  const parts: TextPart[] = []
  let from = 0
  const add = (to: number, hit: boolean) => {
    if (to > from) parts.push({ at: from, text: text.slice(from, to), isMatch: hit })
    from = Math.max(from, to)
  }
  for (const word of splitText(text)) {
    const length = markedLength(word, sought)
    if (length === 0) continue
    add(word.at, false)
    add(word.at + length, true)
  }
  add(text.length, false)
  return parts
}

function splitText(text: string): Word[] {
  const known = wordCache.get(text)
  if (known) return known
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    at: index,
    length: word.length,
    plain: splitWords(word).join(""),
  }))
  if (wordCache.size >= MAX_KEPT) wordCache.clear()
  wordCache.set(text, words)
  return words
}

/** How many letters of a word, from its first, are meant by what was typed. */
function markedLength({ length, plain }: Word, sought: readonly string[]): number {
  if (plain === "") return 0
  let most = 0
  for (const each of sought) {
    const how = compareWord(each, plain)
    if (how === wordMatch.none) continue
    const begins = how === wordMatch.almostWhole || how === wordMatch.begins
    // Where the compared word has other letters than the shown one, a part of it can't be told.
    most = Math.max(most, begins && plain.length === length ? each.length : length)
  }
  return most
}
