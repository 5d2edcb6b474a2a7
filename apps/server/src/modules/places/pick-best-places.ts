import type { SeedPlace } from "../../seed/places/place-schema.ts"

/** A place in the course of a search. */
export interface SearchCandidate {
  /** Its position among the places. */
  at: number
  cost: number
  /** How many of the typed words it knows. */
  words: number
  /** By its own name, not only by its city's. */
  matchesOwnName: boolean
  /** What it costs when all that was typed is its name. */
  wholeName: number
  /** All of its name was typed, with one mistake at most. */
  nearlyTyped: boolean
}

/** What costs so much more than the best is noise beside it: other places with one of many words. */
const MAX_EXTRA_COST = 5

/** So many of the answers are kept for names that were typed to the end, however many better known ones begin so. */
const RESERVED_FOR_TYPED_NAMES = 3

/**
 * By how well they match, then by how well they are known, then by how near they are. With a point, places about as well
 * known as each other count as equal, so that of many Gandhi Nagars the one round the corner comes first.
 */
export function pickBestPlaces(
  candidates: readonly SearchCandidate[],
  places: readonly SeedPlace[],
  distanceTo: ((at: number) => number) | undefined,
  count: number,
): number[] {
  const ranked = candidates
    .map(({ at, cost, nearlyTyped }) => {
      const { weight } = places[at] as SeedPlace
      return { at, cost, nearlyTyped, weight, known: distanceTo ? sizeOf(weight) : weight, km: distanceTo?.(at) ?? 0 }
    })
    .sort(
      (one, other) =>
        one.cost - other.cost ||
        other.known - one.known ||
        one.km - other.km ||
        other.weight - one.weight ||
        one.at - other.at,
    )
  const maxCost = (ranked[0]?.cost ?? 0) + MAX_EXTRA_COST
  const best = ranked.slice(0, count).filter(({ cost }) => cost <= maxCost)
  const typed = firstOfEachName(
    ranked.filter(({ nearlyTyped }) => nearlyTyped),
    ({ at }) => (places[at] as SeedPlace).name,
  ).slice(0, RESERVED_FOR_TYPED_NAMES)
  const others = best.filter((each) => !typed.includes(each)).slice(0, count - typed.length)
  const chosen = new Set([...typed, ...others])
  return [...new Set([...best, ...typed])].filter((each) => chosen.has(each)).map(({ at }) => at)
}

/** Large cities by their order of magnitude; whatever is smaller is as well known as the next. */
const sizeOf = (weight: number): number => Math.max(2, Math.round(Math.log10(weight + 1)))

function firstOfEachName<Each>(list: readonly Each[], nameOf: (each: Each) => string): Each[] {
  const seen = new Set<string>()
  return list.filter((each) => {
    const name = nameOf(each)
    return !seen.has(name) && seen.add(name)
  })
}
