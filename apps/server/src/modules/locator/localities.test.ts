import type { Locality } from "@hearth/contract/calls/locator.calls.ts"
import { expect, test } from "vitest"
import { buildCountryStores, findEntry } from "./country-stores.ts"
import { createLocalityLists } from "./localities.ts"
import { toStoredCountry } from "./to-stored-country.ts"
import { cityLocationsOf, makeStore } from "./testing/make-stores.ts"

const dhaka = { id: "dhaka", name: "Dhaka", latitude: 23.8, longitude: 90.4 }
const places = cityLocationsOf("BD", [dhaka]).read()[0]?.places ?? []
const seed = { country: "BD", stores: [makeStore("BD", "S1", "dhaka", dhaka)], stations: [] } as const
const stores = buildCountryStores(toStoredCountry(seed, places), () => [])
const store = findEntry(stores, "S1")
if (!store) throw new Error("no store")

const makeLocality = (name: string, north: number): Locality => ({
  id: name.toLowerCase().trim(),
  name,
  city: "Dhaka",
  latitude: dhaka.latitude + north,
  longitude: dhaka.longitude,
})
let allLocalities = [
  makeLocality("Banani", 0.005),
  makeLocality("Far Away", 0.5),
  makeLocality("Pokhra", 0),
  makeLocality(" POKHRA ", 0.001),
  makeLocality("Pokhra Bazar", 0.002),
]
const lists = createLocalityLists({
  all: () => allLocalities,
  ofCity: (_, city) => (city === "dhaka" ? allLocalities : []),
})

const namesOf = async (answer: unknown) => {
  const { variants } = (await answer) as { variants: { encoding: string; body: string }[] }
  const plain = variants.find(({ encoding }) => encoding === "identity")?.body ?? ""
  return (JSON.parse(plain) as { data: { localities: Locality[] } }).data.localities.map(({ name }) => name)
}

test("[LOC-5d] [LOC-5f] a store's localities are those in its area, except the one named 'pokhra'", async () => {
  expect(lists.ofStore("BD", store).map(({ name }) => name)).toEqual(["Banani", "Pokhra Bazar"])
  expect(await namesOf(lists.respondForStore("BD", store))).toEqual(["Banani", "Pokhra Bazar"])
})

test("[LOC-5c] [LOC-5f] a city's localities leave out 'pokhra', and an unknown city is not found", async () => {
  expect(await namesOf(lists.respondForCity("BD", stores, "dhaka"))).toEqual(["Banani", "Far Away", "Pokhra Bazar"])
  expect(() => lists.respondForCity("BD", stores, "atlantis")).toThrow("NOT_FOUND")
})

test("[LOC-5d] a store's localities are cached until the gazetteer changes", () => {
  const cached = lists.ofStore("BD", store)
  expect(lists.ofStore("BD", store)).toBe(cached)
  allLocalities = [makeLocality("Gulshan", 0.001)]
  expect(lists.ofStore("BD", store).map(({ name }) => name)).toEqual(["Gulshan"])
})
