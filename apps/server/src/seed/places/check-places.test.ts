import { expect, test } from "vitest"
import { checkPlaces } from "./check-places.ts"
import type { SeedPlace } from "./place-schema.ts"

const city: SeedPlace = {
  id: "kandy",
  kind: "city",
  name: "Kandy",
  otherNames: ["Maha Nuwara"],
  cityId: null,
  region: "Central Province",
  latitude: 7.2906,
  longitude: 80.6336,
  weight: 125,
}
const locality: SeedPlace = {
  ...city,
  id: "kandy-peradeniya",
  kind: "locality",
  name: "Peradeniya",
  cityId: "kandy",
  latitude: 7.264,
  longitude: 80.595,
}

function check(...places: SeedPlace[]): string[] {
  return checkPlaces({ country: "LK", places })
}

test("a valid city with its locality has no mistakes", () => {
  expect(check(city, locality)).toEqual([])
})

test.each<[string, SeedPlace, string]>([
  ["a duplicate id", { ...locality, id: "kandy" }, "kandy is listed twice"],
  ["an id that isn't a slug", { ...locality, id: "Kandy Peradeniya" }, "Kandy Peradeniya can't be part of a URL"],
  ["no name", { ...locality, name: "" }, "kandy-peradeniya has no usable name"],
  ["no region", { ...locality, region: "" }, "kandy-peradeniya has no region"],
  ["a repeated name", { ...locality, otherNames: ["Peradeniya"] }, "kandy-peradeniya repeats a name"],
  ["no weight", { ...locality, weight: 0 }, "kandy-peradeniya has no weight"],
  ["coordinates abroad", { ...locality, latitude: 13.08, longitude: 80.27 }, "kandy-peradeniya lies abroad"],
  [
    "latitude and longitude swapped",
    { ...locality, latitude: 80.595, longitude: 7.264 },
    "kandy-peradeniya lies abroad",
  ],
  ["no city", { ...locality, cityId: null }, "kandy-peradeniya is in no city"],
  ["an unknown city", { ...locality, cityId: "colombo" }, "kandy-peradeniya is in no city"],
  ["a city far away", { ...locality, latitude: 6.914, longitude: 79.861 }, "kandy-peradeniya is 95 km from Kandy"],
  ["a town in a city", { ...locality, kind: "town" }, "kandy-peradeniya is a town and has a city"],
])("%s is reported", (_, wrongPlace, sentence) => {
  expect(check(city, wrongPlace)).toContain(sentence)
})
