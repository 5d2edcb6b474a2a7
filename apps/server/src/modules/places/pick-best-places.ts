import type { SeedPlace } from "../../seed/places/place-schema.ts"

/** A place during a search. */
export interface SearchCandidate {
  /** The position in the list of places. */
  index: number
  cost: number
  /** How many of the typed words match. */
  words: number
  /** Whether a word matches the place's own name, not only its city's. */
  matchesOwnName: boolean
  /** The cost when the whole input is taken as the place's name. */
  wholeNameCost: number
  /** Whether the whole name was typed, with at most one typo. */
  isWithinOneTypo: boolean
}

/** Places that cost this much more than the best are left out: they match only one of many words. */
const MAX_EXTRA_COST = 5

/**
 * The number of results that are reserved for completely typed names, however many better known names begin with the
 * input.
 */
const RESERVED_FOR_TYPED_NAMES = 3

/**
 * Sorts by match, then by how well known the places are, then by distance. With a point, places that are about equally
 * well known count as equal, so that the nearest of many Gandhi Nagars comes first.
 */
export function pickBestPlaces(
  candidates: readonly SearchCandidate[],
  places: readonly SeedPlace[],
  distanceTo: ((index: number) => number) | undefined,
  limit: number,
): number[] {
  const ranked = candidates
    .map(({ index, cost, isWithinOneTypo }) => {
      const { weight } = places[index] as SeedPlace
      const prominence = distanceTo ? roundedProminence(weight) : weight
      return { index, cost, isWithinOneTypo, weight, prominence, km: distanceTo?.(index) ?? 0 }
    })
    .sort(
      (one, other) =>
        one.cost - other.cost ||
        other.prominence - one.prominence ||
        one.km - other.km ||
        other.weight - one.weight ||
        one.index - other.index,
    )
  const maxCost = (ranked[0]?.cost ?? 0) + MAX_EXTRA_COST
  const best = ranked.slice(0, limit).filter(({ cost }) => cost <= maxCost)
  const typedPlaces = firstOfEachName(
    ranked.filter(({ isWithinOneTypo }) => isWithinOneTypo),
    ({ index }) => (places[index] as SeedPlace).name,
  ).slice(0, RESERVED_FOR_TYPED_NAMES)
  const others = best.filter((each) => !typedPlaces.includes(each)).slice(0, limit - typedPlaces.length)
  const chosen = new Set([...typedPlaces, ...others])
  return [...new Set([...best, ...typedPlaces])].filter((each) => chosen.has(each)).map(({ index }) => index)
}

/** Ranks large cities by order of magnitude; all smaller places count as equally well known. */
const roundedProminence = (weight: number): number => Math.max(2, Math.round(Math.log10(weight + 1)))

function firstOfEachName<Each>(list: readonly Each[], nameOf: (each: Each) => string): Each[] {
  const seenNames = new Set<string>()
  return list.filter((each) => {
    const name = nameOf(each)
    return !seenNames.has(name) && seenNames.add(name)
  })
}
