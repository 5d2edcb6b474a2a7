import { createHash } from "node:crypto"
import { type MapPlace, splitWords } from "./read-places.ts"

/** A place, or an address on one of its streets. */
export interface MapAddress {
  place: MapPlace
  /** For example `12, 4th Cross`; empty for the place itself. */
  street: string
}

const MAX_WORDS = 10
/** Kilometres per degree of latitude. */
const KM_PER_DEGREE = 111.2
/** How far north, south, east or west of its place's centre a street can be: about half a kilometre. */
const MAX_OFFSET_DEGREES = 0.005
const streetNames = ["1st Cross Road", "2nd Main Road"]

/** Words that mark the text around a place as a house or street rather than another place. */
const STREET_WORD =
  /^(\d+\p{L}{0,2}|no|flat|house|floor|tower|wing|block|plot|sector|phase|stage|gate|lane|gali|street|st|road|rd|main|cross|feet|ft|ring|marg|avenue|circle|chowk|layout|extension|near|opp|opposite|behind)$/u

/**
 * Finds addresses in which consecutive words of the input name a place and all other words name a house or street.
 * Whole words must match, except that the last one may still be incomplete. Typos are not corrected: Hearth's own
 * search does that better.
 */
export function findAddresses(places: readonly MapPlace[], input: string, limit: number): MapAddress[] {
  const words = splitWords(input).slice(0, MAX_WORDS)
  for (let length = words.length; length > 0; length--) {
    // Tries phrases that begin with a long word first, because it identifies a place best: `koramangala`, then `cross`.
    const starts = Array.from({ length: words.length - length + 1 }, (_, from) => from)
    for (const from of starts.sort((one, other) => wordLength(words, other) - wordLength(words, one))) {
      const otherWords = [...words.slice(0, from), ...words.slice(from + length)]
      if (!otherWords.every((word) => STREET_WORD.test(word))) continue
      const phrase = words.slice(from, from + length)
      const isEndOfInput = from + length === words.length
      const matchingPlaces = findPlaces(places, phrase, { isLastWordPartial: isEndOfInput })
      if (matchingPlaces.length > 0) return addressesIn(matchingPlaces, streetOf(otherWords), limit)
    }
  }
  return []
}

const wordLength = (words: readonly string[], index: number): number => words[index]?.length ?? 0

/** With `isLastWordPartial`, the last word may be the beginning of a longer word. */
function findPlaces(
  places: readonly MapPlace[],
  words: readonly string[],
  { isLastWordPartial }: { isLastWordPartial: boolean },
): MapPlace[] {
  const [first = ""] = words
  if (!/^\p{L}/u.test(first) || words.join("").length < 2) return []
  const lastIndex = words.length - 1
  const matchesAny = (placeWords: readonly string[], word: string, index: number) =>
    placeWords.some((each) => each === word || (isLastWordPartial && index === lastIndex && each.startsWith(word)))
  return places
    .filter(
      ({ words: allWords, ownWords }) =>
        matchesAny(ownWords, first, 0) && words.every((word, index) => matchesAny(allWords, word, index)),
    )
    .sort(
      (one, other) =>
        Number(nameStartsWith(other, first)) - Number(nameStartsWith(one, first)) || other.weight - one.weight,
    )
}

/** Checks whether the place's main name, rather than one of its other names, starts with the word. */
const nameStartsWith = ({ name }: MapPlace, word: string): boolean => name.toLowerCase().startsWith(word)

function addressesIn(matchingPlaces: readonly MapPlace[], street: string, limit: number): MapAddress[] {
  return matchingPlaces.slice(0, limit).map((place) => ({ place, street }))
}

function streetOf(words: readonly string[]): string {
  const capitalised = words.map((word) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))
  const [first = "", ...rest] = capitalised
  return /^\d+\p{L}?$/u.test(first) && rest.length > 0 ? `${first}, ${rest.join(" ")}` : capitalised.join(" ")
}

/**
 * Returns a point for the address. A street always gets the same point, less than a kilometre from its place's centre.
 */
export function coordinatesOf({ place, street }: MapAddress): { lat: number; lng: number } {
  const { latitude: lat, longitude: lng } = place
  if (street === "") return { lat, lng }
  const [north = 0, east = 0] = createHash("sha256").update(street).digest()
  return { lat: round(lat + offset(north)), lng: round(lng + offset(east)) }
}

/**
 * Returns the address at a point: the nearest place and a street in it. Returns undefined if the nearest place is
 * farther away than `withinKm`.
 */
export function addressAt(
  places: readonly MapPlace[],
  lat: number,
  lng: number,
  withinKm: number,
): MapAddress | undefined {
  let nearest: MapPlace | undefined
  let nearestKm = withinKm
  for (const place of places) {
    const north = (place.latitude - lat) * KM_PER_DEGREE
    const east = (place.longitude - lng) * KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)
    const km = Math.hypot(north, east)
    if (km < nearestKm) [nearest, nearestKm] = [place, km]
  }
  if (!nearest) return undefined
  const [number = 0] = createHash("sha256")
    .update(`${lat.toFixed(4)},${lng.toFixed(4)}`)
    .digest()
  return { place: nearest, street: `${(number % 90) + 1}, ${streetNames[number % 2]}` }
}

const offset = (byte: number): number => ((byte - 128) / 128) * MAX_OFFSET_DEGREES
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
