import { slug } from "@hearth/contract/fields.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import { isPoint } from "@hearth/domain/geo/point.ts"
import type { SeedPlace, SeedPlaces } from "./place-schema.ts"

const FARTHEST_KM = 60

/** Returns everything that is wrong with a country's places, in sentences. */
export function checkPlaces({ country, places }: SeedPlaces): string[] {
  const cities = new Map(places.filter(({ kind }) => kind === "city").map((city) => [city.id, city]))
  return [
    ...repeated(places),
    ...places.flatMap((place) => [
      ...malformed(place),
      ...(isPoint(place) && isWithinCountry(country, place) ? [] : [`${place.id} lies abroad`]),
      ...wrongCity(place, cities),
    ]),
  ]
}

function repeated(places: readonly SeedPlace[]): string[] {
  const seen = new Set<string>()
  return places.flatMap(({ id }) => {
    if (seen.has(id)) return [`${id} is there twice`]
    seen.add(id)
    return []
  })
}

function malformed({ id, name, otherNames, region, weight }: SeedPlace): string[] {
  const wrong: string[] = []
  if (!slug.safeParse(id).success) wrong.push(`${id} can't be part of an address`)
  if (name === "" || name !== name.trim() || name.length > 80) wrong.push(`${id} has no usable name`)
  if (region === "") wrong.push(`${id} has no region`)
  if (otherNames.includes(name) || new Set(otherNames).size < otherNames.length) wrong.push(`${id} repeats a name`)
  if (!(weight > 0)) wrong.push(`${id} has no weight`)
  return wrong
}

function wrongCity(place: SeedPlace, cities: ReadonlyMap<string, SeedPlace>): string[] {
  const { id, kind, cityId } = place
  if (kind === "city" || kind === "town") return cityId === null ? [] : [`${id} is a ${kind} and in another`]
  const city = cities.get(cityId ?? "")
  if (!city) return [`${id} is in no city`]
  const away = distanceKm(place, city)
  return away > FARTHEST_KM ? [`${id} is ${Math.round(away)} km from ${city.name}`] : []
}
