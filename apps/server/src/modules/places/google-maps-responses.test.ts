import { describe, expect, test } from "vitest"
import { readGeocodedPlaces, readPredictions } from "./google-maps-responses.ts"
import { MapsUnavailableError } from "./maps-service.ts"

const prediction = (place_id: string, description = "Somewhere, India") => ({ place_id, description, terms: [] })
const result = (place_id: string, lat = 12.9, lng = 77.6, country = "IN") => ({
  place_id,
  formatted_address: "Somewhere",
  geometry: { location: { lat, lng }, viewport: {} },
  address_components: [{ long_name: "-", short_name: country, types: ["country", "political"] }],
})
const ok = (content: object) => ({ status: "OK", ...content })

describe("[LOC-6d] in the maps service's response", () => {
  test("only the first five results are used", () => {
    const manyIds = Array.from({ length: 20 }, (_, index) => `id${index}`)
    expect(readPredictions(ok({ predictions: manyIds.map((id) => prediction(id)) }))).toHaveLength(5)
    expect(readGeocodedPlaces(ok({ results: manyIds.map((id) => result(id)) }), "IN")).toHaveLength(5)
  })

  test("texts are truncated to 200 characters, never inside an emoji", () => {
    const [truncated] = readPredictions(ok({ predictions: [prediction("id", "x".repeat(5_000))] }))
    expect([truncated?.description.length, truncated?.structured_formatting.main_text.length]).toEqual([200, 200])
    const [withEmoji] = readPredictions(ok({ predictions: [prediction("id", `x${"🍕".repeat(200)}`)] }))
    expect(withEmoji?.description).toBe(`x${"🍕".repeat(99)}`)
  })

  test("ids with our own prefix, empty ids and ids that are too long are dropped", () => {
    const ids = ["hearth:bengaluru", "", "x".repeat(201), "good"]
    const predictions = readPredictions(ok({ predictions: ids.map((id) => prediction(id)) }))
    expect(predictions.map(({ place_id }) => place_id)).toEqual(["good"])
    const foundPlaces = readGeocodedPlaces(ok({ results: ids.map((id) => result(id)) }), "IN")
    expect(foundPlaces.map(({ place_id }) => place_id)).toEqual(["good"])
  })

  test("results abroad are dropped, by their coordinates and by their country", () => {
    const results = [result("london", 51.5, -0.1), result("lahore", 31.55, 74.34, "PK"), result("pune", 18.52, 73.86)]
    expect(readGeocodedPlaces(ok({ results }), "IN").map(({ place_id }) => place_id)).toEqual(["pune"])
  })

  test.each(["ZERO_RESULTS", "NOT_FOUND", "INVALID_REQUEST"])("the status %s means no results", (status) => {
    expect([readPredictions({ status }), readGeocodedPlaces({ status }, "IN")]).toEqual([[], []])
  })

  test.each([
    [{ status: "OVER_QUERY_LIMIT" }, "OVER_QUERY_LIMIT"],
    [{ status: "REQUEST_DENIED", error_message: "key AIza… is wrong" }, "REQUEST_DENIED"],
    [{ status: "UNKNOWN_ERROR" }, "UNKNOWN_ERROR"],
    [{ status: "you typed 12 Villa" }, "unknown status"],
    [{}, "unexpected response"],
    [null, "unexpected response"],
    ["OK", "unexpected response"],
    [{ status: "OK" }, "unexpected response"],
    [{ status: "OK", predictions: [{}], results: [{}] }, "unexpected response"],
  ])("%j causes an error whose reason contains nothing of the request", (answer, reason) => {
    expect(() => readPredictions(answer)).toThrow(new MapsUnavailableError(reason))
    expect(() => readGeocodedPlaces(answer, "IN")).toThrow(new MapsUnavailableError(reason))
  })
})
