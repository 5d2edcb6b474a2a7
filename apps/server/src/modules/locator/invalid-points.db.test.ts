import { afterAll, beforeAll, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { getFromLocator, postByLocation } from "./testing/locator-requests.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

test.each([
  ["empty", ""],
  ["not an object", "7"],
  ["null", "null"],
  ["an empty object", "{}"],
  ["no longitude", '{"latitude":12.9}'],
  ["strings", '{"latitude":"12.9","longitude":"77.6"}'],
  ["NaN", '{"latitude":NaN,"longitude":77.6}'],
  ["nulls", '{"latitude":null,"longitude":null}'],
  ["a list", '{"latitude":[12.9],"longitude":77.6}'],
  ["beyond the pole", '{"latitude":90.0001,"longitude":77.6}'],
  ["beyond 180 degrees", '{"latitude":12.9,"longitude":-180.5}'],
  ["1e308", '{"latitude":1e308,"longitude":77.6}'],
  ["too large for a number", '{"latitude":1e999,"longitude":77.6}'],
  ["an unknown field", '{"latitude":12.9,"longitude":77.6,"storeId":"6585R"}'],
  ["incomplete JSON", '{"latitude":12.9,'],
])("[LOC-2d] [SEC-8a] a search by location with an invalid body is refused: %s", async (_, payload) => {
  const answer = await postByLocation(app, "IN", payload)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
})

test.each([
  "latitude=NaN&longitude=77.6",
  "latitude=twelve&longitude=77.6",
  "latitude=91&longitude=77.6",
  "latitude=1e308&longitude=77.6",
  "latitude=Infinity&longitude=77.6",
  "latitude=12.9",
  "latitude=12.9&latitude=13&longitude=77.6",
  `latitude=12.9&longitude=77.6&orderDeliveryType=${"x".repeat(41)}`,
])("[LOC-4a] [SEC-8a] a request for the stores nearest to %s is refused", async (query) => {
  const answer = await getFromLocator(app, "IN", `/stores/nearest?${query}`)
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
})

test.each([
  "/stores?pageNo=0",
  "/stores?pageNo=1.5",
  "/stores?pageNo=10001",
  "/stores?pageNo=x",
  "/stores/6585R?timeSlots=maybe",
  "/stores/6585R!",
  "/stores/thirteenchars",
  "/cities/New%20Delhi/stores",
  "/cities/%00/localities",
  `/cities?delivery_type=${"x".repeat(21)}`,
  "/stations/N1",
  "/stations/TOOLONGAS",
])("[SEC-8a] %s is refused", async (path) => {
  const answer = await getFromLocator(app, "IN", path)
  expect([path, answer.statusCode, answer.json().errors[0].code]).toEqual([path, 400, "BAD_REQUEST"])
})

test("[LOC-2d] points at the limits of latitude and longitude are outside the country, not bad input", async () => {
  for (const location of [
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 0 },
    { latitude: -0, longitude: 5e-324 },
  ]) {
    const answer = await postByLocation(app, "BD", location)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, "PLACE_ABROAD"])
  }
})
