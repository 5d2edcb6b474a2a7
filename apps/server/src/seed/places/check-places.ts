import { slug } from "@hearth/contract/fields.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import { isPoint } from "@hearth/domain/geo/point.ts"
import type { SeedPlace, SeedPlaces } from "./place-schema.ts"

const FARTHEST_FROM_CITY_KM = 60

/** Returns everything that is wrong with a country's places, in sentences. */
export function checkPlaces({ country, places }: SeedPlaces): string[] {
  const cities = new Map(places.filter(({ kind }) => kind === "city").map((city) => [city.id, city]))
  return [
    ...duplicateIds(places),
    ...places.flatMap((place) => [
      ...malformed(place),
      ...(isPoint(place) && isWithinCountry(country, place) ? [] : [`${place.id} lies abroad`]),
      ...wrongCity(place, cities),
    ]),
  ]
}

function duplicateIds(places: readonly SeedPlace[]): string[] {
  const seenIds = new Set<string>()
  return places.flatMap(({ id }) => {
    if (seenIds.has(id)) return [`${id} is listed twice`]
    seenIds.add(id)
    return []
  })
}

function malformed({ id, name, otherNames, region, weight }: SeedPlace): string[] {
  const problems: string[] = []
  if (!slug.safeParse(id).success) problems.push(`${id} can't be part of a URL`)
  if (name === "" || name !== name.trim() || name.length > 80) problems.push(`${id} has no usable name`)
  if (region === "") problems.push(`${id} has no region`)
  if (otherNames.includes(name) || new Set(otherNames).size < otherNames.length) problems.push(`${id} repeats a name`)
  if (!(weight > 0)) problems.push(`${id} has no weight`)
  return problems
}

function wrongCity(place: SeedPlace, cities: ReadonlyMap<string, SeedPlace>): string[] {
  const { id, kind, cityId } = place
  if (kind === "city" || kind === "town") return cityId === null ? [] : [`${id} is a ${kind} and has a city`]
  const city = cities.get(cityId ?? "")
  if (!city) return [`${id} is in no city`]
  const distance = distanceKm(place, city)
  return distance > FARTHEST_FROM_CITY_KM ? [`${id} is ${Math.round(distance)} km from ${city.name}`] : []
}
