import { compareWord, likeness } from "@hearth/domain/search/compare-word.ts"
import { splitWords } from "@hearth/domain/search/split-words.ts"

export interface Part {
  /** Where it begins in the text. */
  at: number
  text: string
  hit: boolean
}

const WORD = /[\p{L}\p{M}\p{N}.'’]+/gu

/** A text in parts, those marked that were typed: the typed letters of a word, or all of it where a slip was forgiven. */
export function markMatches(text: string, typed: string): Part[] {
  const sought = splitWords(typed)
  if (sought.length > 1) sought.push(sought.join(""))
  const parts: Part[] = []
  let from = 0
  const add = (to: number, hit: boolean) => {
    if (to > from) parts.push({ at: from, text: text.slice(from, to), hit })
    from = Math.max(from, to)
  }
  for (const found of sought.length > 0 ? text.matchAll(WORD) : []) {
    const length = markedLength(found[0], sought)
    if (length === 0) continue
    add(found.index, false)
    add(found.index + length, true)
  }
  add(text.length, false)
  return parts
}

/** How many letters of a word, from its first, are meant by what was typed. */
function markedLength(word: string, sought: readonly string[]): number {
  const plain = splitWords(word).join("")
  // Where the compared word has other letters than the shown one, a part of it can't be told.
  const asShown = plain.length === word.length
  let most = 0
  for (const each of sought) {
    const how = compareWord(each, plain)
    if (how === likeness.none || plain === "") continue
    const begins = how === likeness.almostWhole || how === likeness.begins
    most = Math.max(most, begins && asShown ? each.length : word.length)
  }
  return most
}
