import { readFileSync } from "node:fs"

export interface MapPlace {
  id: string
  /** IN, LK or BD. */
  country: string
  kind: string
  name: string
  city: string | undefined
  region: string
  latitude: number
  longitude: number
  weight: number
  /** The lower-case words that a search matches: first those of its own names, then those of its city and region. */
  words: readonly string[]
  ownWords: readonly string[]
}

interface CountryPlaces {
  country: string
  places: (Omit<MapPlace, "country" | "city" | "words" | "ownWords"> & {
    otherNames: string[]
    cityId: string | null
  })[]
}

/**
 * Reads the list of places that this service knows. The caller passes the file, because the stand-in has no access to
 * Hearth's data.
 */
export function readPlaces(file: string): MapPlace[] {
  const lists = JSON.parse(readFileSync(file, "utf8")) as CountryPlaces[]
  return lists.flatMap(({ country, places }) => {
    const placesById = new Map(places.map((place) => [place.id, place]))
    return places.map(({ otherNames, cityId, ...place }) => {
      const city = placesById.get(cityId ?? "")
      const ownWords = splitWords([place.name, ...otherNames].join(" "))
      const cityAndRegionNames = [city?.name, ...(city?.otherNames ?? []), place.region].join(" ")
      return { ...place, country, city: city?.name, ownWords, words: [...ownWords, ...splitWords(cityAndRegionNames)] }
    })
  })
}

export function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’.]/g, "")
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
}
