import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import type { SeedPlace } from "../../seed/places/place-schema.ts"
import { type WordMatch, wordMatch, allowsTypo } from "@hearth/domain/search/compare-word.ts"
import { createVocabulary, type Match, type WordUses } from "./create-vocabulary.ts"
import { pickBestPlaces, type SearchCandidate } from "./pick-best-places.ts"
import { hasEnoughLetters, splitWords } from "@hearth/domain/search/split-words.ts"

/** Returns the matching places, best first, each once. */
export type PlaceSearch = (input: string, near: Point | undefined, limit: number) => SeedPlace[]

/** Further words of a long address are ignored: they are its city and postcode, which follow from the others. */
const MAX_WORDS = 12

/** The cost of a word by how well it matches. Only the differences count; the place with the lowest sum is the best. */
const costs: Record<WordMatch, number> = {
  [wordMatch.same]: 0,
  [wordMatch.allButLastLetter]: 2,
  [wordMatch.prefix]: 2,
  [wordMatch.mistyped]: 5,
  [wordMatch.prefixWithTypo]: 7,
  [wordMatch.none]: 12,
}
/** The last word may be unfinished, so a complete match counts no more than the beginning of another word. */
const UNFINISHED_COST = costs[wordMatch.prefix]
/** Matches of a complete name with at most one typo. */
const matchesWithinOneTypo = new Set<WordMatch>([wordMatch.same, wordMatch.allButLastLetter, wordMatch.mistyped])
const WRONG_FIRST_LETTER_COST = 1
const LATER_WORD_COST = 1
/** Added for a word of the place's city or region. */
const CONTEXT_COST = 1

export function createSearch(places: readonly SeedPlace[]): PlaceSearch {
  const matchWord = createVocabulary(collectUses(places))

  return (input, near, limit) => {
    const words = splitWords(input).slice(0, MAX_WORDS)
    const joinedWords = words.join("")
    if (!hasEnoughLetters(words)) return []
    /** Each candidate by its position in `places`. */
    const candidateByIndex = new Map<number, SearchCandidate>()
    const matches = words.map(matchWord)
    for (const [index, each] of matches.entries()) addWord(candidateByIndex, each, index === words.length - 1)
    const [firstWordMatches] = matches
    addName(
      candidateByIndex,
      firstWordMatches && words.length === 1 ? firstWordMatches : matchWord(joinedWords),
      allowsTypo(joinedWords),
    )
    const candidates = [...candidateByIndex.values()].filter(({ matchesOwnName }) => matchesOwnName)
    const distanceTo = near && ((index: number) => distanceKm(near, places[index] as SeedPlace))
    for (const each of candidates)
      each.cost = Math.min(each.wholeNameCost, each.cost + missingWordsCost(each, words.length))
    return pickBestPlaces(candidates, places, distanceTo, limit).map((index) => places[index] as SeedPlace)
  }
}

/** Adds the cost of a word to each candidate that it matches: the lowest cost of the word's matches there. */
function addWord(candidateByIndex: Map<number, SearchCandidate>, matches: readonly Match[], isLast: boolean): void {
  const lowestCosts = new Map<number, number>()
  const ownMatches = new Set<number>()
  const recordCost = (partOf: "own name" | "context", list: readonly number[], cost: number) => {
    for (const index of list) {
      if (cost < (lowestCosts.get(index) ?? Infinity)) lowestCosts.set(index, cost)
      if (partOf === "own name") ownMatches.add(index)
    }
  }
  for (const { uses, match, hasWrongFirstLetter } of matches) {
    const cost = costs[match] + (hasWrongFirstLetter ? WRONG_FIRST_LETTER_COST : 0)
    const costAsWord = isLast ? Math.max(cost, UNFINISHED_COST) : cost
    recordCost("own name", uses.whole, cost)
    recordCost("own name", uses.first, costAsWord)
    recordCost("own name", uses.later, costAsWord + LATER_WORD_COST)
    if (match <= wordMatch.mistyped) recordCost("context", uses.context, cost + CONTEXT_COST)
  }
  for (const [index, cost] of lowestCosts) {
    const candidate = candidateAt(candidateByIndex, index)
    candidate.cost += cost
    candidate.words++
    candidate.matchesOwnName ||= ownMatches.has(index)
  }
}

/** Compares the whole input with complete names and ignores spaces: `hsrlayout`, `white field`. */
function addName(candidateByIndex: Map<number, SearchCandidate>, matches: readonly Match[], isLong: boolean): void {
  for (const { uses, match, hasWrongFirstLetter } of matches) {
    const cost = Math.max(0, costs[match] - 1) + (hasWrongFirstLetter ? WRONG_FIRST_LETTER_COST : 0)
    for (const index of uses.whole) {
      const candidate = candidateAt(candidateByIndex, index)
      candidate.matchesOwnName = true
      candidate.wholeNameCost = Math.min(candidate.wholeNameCost, cost)
      candidate.isWithinOneTypo ||= isLong && matchesWithinOneTypo.has(match)
    }
  }
}

function candidateAt(candidateByIndex: Map<number, SearchCandidate>, index: number): SearchCandidate {
  const existing = candidateByIndex.get(index)
  if (existing) return existing
  const candidate: SearchCandidate = {
    index,
    cost: 0,
    words: 0,
    matchesOwnName: false,
    wholeNameCost: Infinity,
    isWithinOneTypo: false,
  }
  candidateByIndex.set(index, candidate)
  return candidate
}

function missingWordsCost({ words }: SearchCandidate, typedCount: number): number {
  return (typedCount - words) * costs[wordMatch.none]
}

function collectUses(places: readonly SeedPlace[]): Map<string, WordUses> {
  const uses = new Map<string, WordUses>()
  const use = (word: string, as: keyof WordUses, index: number) => {
    let wordUses = uses.get(word)
    if (!wordUses) uses.set(word, (wordUses = { whole: [], first: [], later: [], context: [] }))
    if (wordUses[as].at(-1) !== index) wordUses[as].push(index)
  }
  const placesById = new Map(places.map((place) => [place.id, place]))
  for (const [index, place] of places.entries()) {
    for (const name of [place.name, ...place.otherNames]) {
      const words = splitWords(name)
      if (words.length === 0) continue
      use(words.join(""), "whole", index)
      if (words.length > 1)
        for (const [position, word] of words.entries()) use(word, position ? "later" : "first", index)
    }
    const city = placesById.get(place.cityId ?? "")
    for (const name of [...(city ? [city.name, ...city.otherNames] : []), place.region]) {
      for (const word of splitWords(name)) use(word, "context", index)
    }
  }
  return uses
}
