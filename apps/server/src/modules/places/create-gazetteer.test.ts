import { countryCodes } from "@hearth/domain/countries/countries.ts"
import { distanceKm } from "@hearth/domain/geo/distance.ts"
import fc from "fast-check"
import { expect, test } from "vitest"
import { seedPlaces } from "../../seed/places/seed-places.ts"
import { createGazetteer } from "./create-gazetteer.ts"

const seeds = seedPlaces()
const gazetteers = new Map(seeds.map((seed) => [seed.country, { ...seed, gazetteer: createGazetteer(seed) }]))

test.each(countryCodes)("[LOC-5c] %s: every city lists its localities, each once, with the city's name", (country) => {
  const { places = [], gazetteer } = gazetteers.get(country) ?? {}
  const cities = places.filter(({ kind }) => kind === "city")
  const listed = cities.flatMap(({ id, name }) =>
    (gazetteer?.localitiesOf(id) ?? []).map((locality) => ({ id: locality.id, isOfCity: locality.city === name })),
  )
  expect(listed.filter(({ isOfCity }) => !isOfCity)).toEqual([])
  const localities = places.filter(({ kind }) => kind === "locality").map(({ id }) => id)
  expect(listed.map(({ id }) => id).toSorted()).toEqual(localities.toSorted())
  expect(gazetteer?.localities.map(({ id }) => id)).toEqual(localities)
  expect(gazetteer?.localitiesOf("atlantis")).toEqual([])
})

test("[LOC-6b] the place found for a point has the shortest great-circle distance to it", () => {
  const { places = [], gazetteer } = gazetteers.get("IN") ?? {}
  const finiteOnly = { noNaN: true, noDefaultInfinity: true }
  const point = fc
    .tuple(
      fc.constantFrom(...places),
      fc.double({ min: -0.3, max: 0.3, ...finiteOnly }),
      fc.double({ min: -0.3, max: 0.3, ...finiteOnly }),
    )
    .map(([{ latitude, longitude }, north, east]) => ({ latitude: latitude + north, longitude: longitude + east }))
  fc.assert(
    fc.property(point, (location) => {
      const shortestKm = places.reduce(
        (shortestKm, place) => Math.min(shortestKm, distanceKm(location, place)),
        Infinity,
      )
      expect(gazetteer?.nearest(location)?.distanceKm).toBeCloseTo(shortestKm, 1)
    }),
    { numRuns: 200 },
  )
})

test("[LOC-6b] a pin far out at sea gets no name, and a gazetteer without places finds nothing", () => {
  expect(gazetteers.get("IN")?.gazetteer.reverseGeocode({ latitude: 9, longitude: 88 })).toEqual([])
  const emptyGazetteer = createGazetteer({ country: "LK", places: [] })
  expect([
    emptyGazetteer.nearest({ latitude: 7, longitude: 80 }),
    emptyGazetteer.predict("colombo", undefined),
  ]).toEqual([undefined, []])
})
