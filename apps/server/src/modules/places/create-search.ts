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
const nearlyTyped = new Set<WordMatch>([wordMatch.same, wordMatch.allButLastLetter, wordMatch.mistyped])
const WRONG_FIRST_LETTER_COST = 1
const LATER_WORD_COST = 1
const CONTEXT_COST = 1

export function createSearch(places: readonly SeedPlace[]): PlaceSearch {
  const vocabulary = createVocabulary(collectUses(places))

  return (input, near, limit) => {
    const words = splitWords(input).slice(0, MAX_WORDS)
    const joinedWords = words.join("")
    if (!hasEnoughLetters(words)) return []
    /** The candidates by their position in `places`. */
    const sums = new Map<number, SearchCandidate>()
    const matches = words.map(vocabulary)
    for (const [index, each] of matches.entries()) addWord(sums, each, index === words.length - 1)
    const [firstWordMatches] = matches
    addName(
      sums,
      firstWordMatches && words.length === 1 ? firstWordMatches : vocabulary(joinedWords),
      allowsTypo(joinedWords),
    )
    const candidates = [...sums.values()].filter(({ matchesOwnName }) => matchesOwnName)
    const distanceTo = near && ((index: number) => distanceKm(near, places[index] as SeedPlace))
    for (const each of candidates)
      each.cost = Math.min(each.wholeNameCost, each.cost + missingWordsCost(each, words.length))
    return pickBestPlaces(candidates, places, distanceTo, limit).map((index) => places[index] as SeedPlace)
  }
}

/** Adds the cost of a word to each matching place: the lowest cost of its matches. */
function addWord(sums: Map<number, SearchCandidate>, matches: readonly Match[], isLast: boolean): void {
  const lowestCosts = new Map<number, number>()
  const ownMatches = new Set<number>()
  const recordCost = (list: readonly number[], cost: number, isOwn: boolean) => {
    for (const index of list) {
      if (cost < (lowestCosts.get(index) ?? Infinity)) lowestCosts.set(index, cost)
      if (isOwn) ownMatches.add(index)
    }
  }
  for (const { uses, match, hasWrongFirstLetter } of matches) {
    const cost = costs[match] + (hasWrongFirstLetter ? WRONG_FIRST_LETTER_COST : 0)
    const asWord = isLast ? Math.max(cost, UNFINISHED_COST) : cost
    recordCost(uses.whole, cost, true)
    recordCost(uses.first, asWord, true)
    recordCost(uses.later, asWord + LATER_WORD_COST, true)
    if (match <= wordMatch.mistyped) recordCost(uses.context, cost + CONTEXT_COST, false)
  }
  for (const [index, cost] of lowestCosts) {
    const sum = candidateAt(sums, index)
    sum.cost += cost
    sum.words++
    sum.matchesOwnName ||= ownMatches.has(index)
  }
}

/** Matches the whole input as one name, wherever its spaces are: `hsrlayout`, `white field`. */
function addName(sums: Map<number, SearchCandidate>, matches: readonly Match[], isLong: boolean): void {
  for (const { uses, match, hasWrongFirstLetter } of matches) {
    const cost = Math.max(0, costs[match] - 1) + (hasWrongFirstLetter ? WRONG_FIRST_LETTER_COST : 0)
    for (const index of uses.whole) {
      const sum = candidateAt(sums, index)
      sum.matchesOwnName = true
      sum.wholeNameCost = Math.min(sum.wholeNameCost, cost)
      sum.nearlyTyped ||= isLong && nearlyTyped.has(match)
    }
  }
}

function candidateAt(sums: Map<number, SearchCandidate>, index: number): SearchCandidate {
  const existing = sums.get(index)
  if (existing) return existing
  const candidate: SearchCandidate = {
    index,
    cost: 0,
    words: 0,
    matchesOwnName: false,
    wholeNameCost: Infinity,
    nearlyTyped: false,
  }
  sums.set(index, candidate)
  return candidate
}

function missingWordsCost({ words }: SearchCandidate, typed: number): number {
  return (typed - words) * costs[wordMatch.none]
}

function collectUses(places: readonly SeedPlace[]): Map<string, WordUses> {
  const uses = new Map<string, WordUses>()
  const use = (word: string, as: keyof WordUses, index: number) => {
    let wordUses = uses.get(word)
    if (!wordUses) uses.set(word, (wordUses = { whole: [], first: [], later: [], context: [] }))
    if (wordUses[as].at(-1) !== index) wordUses[as].push(index)
  }
  const byId = new Map(places.map((place) => [place.id, place]))
  for (const [index, place] of places.entries()) {
    for (const name of [place.name, ...place.otherNames]) {
      const words = splitWords(name)
      if (words.length === 0) continue
      use(words.join(""), "whole", index)
      if (words.length > 1)
        for (const [position, word] of words.entries()) use(word, position ? "later" : "first", index)
    }
    const city = byId.get(place.cityId ?? "")
    for (const name of [...(city ? [city.name, ...city.otherNames] : []), place.region]) {
      for (const word of splitWords(name)) use(word, "context", index)
    }
  }
  return uses
}
