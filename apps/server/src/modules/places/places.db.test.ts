import type { GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const host = (country: CountryCode) => ({ host: `${country.toLowerCase()}.localhost` })

function autocomplete(country: CountryCode, query: Record<string, string>, version = "ve3") {
  const url = `/api/locator-service/${version}/autocomplete?${new URLSearchParams(query)}`
  return app.http.inject({ url, headers: host(country) })
}

function geocode(country: CountryCode, payload: object) {
  return app.http.inject({
    method: "POST",
    url: "/api/locator-service/ve3/geocode?queryStringHash=abc",
    headers: host(country),
    payload,
  })
}

const predict = async (country: CountryCode, input: string) =>
  (await autocomplete(country, { input })).json<{ status: string; predictions: Prediction[] }>()
const locate = async (country: CountryCode, body: object) =>
  (await geocode(country, body)).json<{ status: string; results: GeocodedPlace[] }>()

const civilLinesAt = async (latitude: string, longitude: string) =>
  (await autocomplete("IN", { input: "civil lines", latitude, longitude })).json().predictions[0]?.description

describe("[LOC-6a] [LOC-6e] suggestions from our own gazetteer", () => {
  test.each([
    ["IN", "kormangala", "Koramangala", "Bengaluru, Karnataka"],
    ["IN", "bangalore", "Bengaluru", "Karnataka, India"],
    ["LK", "bambalapitya", "Bambalapitiya", "Colombo, Western Province"],
    ["BD", "dhanmndi", "Dhanmondi", "Dhaka, Dhaka Division"],
  ] as const)("in %s, the typed text %s suggests %s", async (country, input, main_text, secondary_text) => {
    const { status, predictions } = await predict(country, input)
    expect(status).toBe("OK")
    expect(predictions[0]).toEqual({
      place_id: expect.stringMatching(/^hearth:[a-z0-9-]+$/),
      description: `${main_text}, ${secondary_text}`,
      structured_formatting: { main_text, secondary_text },
    })
    expect(predictions.length).toBeLessThanOrEqual(5)
  })

  test("a search covers only the country's own places, and the ve2 URL gives the same response", async () => {
    expect((await predict("LK", "koramangala")).predictions.map(({ description }) => description)).not.toContain(
      "Koramangala, Bengaluru, Karnataka",
    )
    const [newer, older] = [
      await autocomplete("IN", { input: "kolk" }),
      await autocomplete("IN", { input: "kolk" }, "ve2"),
    ]
    expect(older.body).toBe(newer.body)
  })

  test.each(["", " ", "k", " k ", "🍕🍕", "অজানা শহর", "කොළඹ", "சென்னை", "<script>alert(1)</script>", "%00", "' OR 1=1"])(
    "%j gets a valid response",
    async (input) => {
      for (const country of ["IN", "LK", "BD"] as const) {
        const answer = await autocomplete(country, { input })
        expect(answer.statusCode).toBe(200)
        const { status, predictions } = answer.json<{ status: string; predictions: Prediction[] }>()
        expect(status).toBe(predictions.length > 0 ? "OK" : "ZERO_RESULTS")
        expect(answer.body).not.toContain("<script")
      }
    },
  )

  test.each(["", " ", "k", "🍕🍕", "অজানা শহর", "කොළඹ", "சென்னை"])("the typed text %j finds nothing", async (input) => {
    expect(await predict("BD", input)).toEqual({ status: "ZERO_RESULTS", predictions: [] })
  })

  test("the nearest of equal matches comes first, and a point abroad is ignored", async () => {
    expect(await civilLinesAt("26.91", "75.79")).toBe("Civil Lines, Jaipur, Rajasthan")
    expect(await civilLinesAt("21.15", "79.08")).toBe("Civil Lines, Nagpur, Maharashtra")
    const withoutLocation = (await predict("IN", "civil lines")).predictions[0]?.description
    expect(await civilLinesAt("51.5", "-0.12")).toBe(withoutLocation)
  })

  test.each([
    ["121 characters", { input: "k".repeat(121) }],
    ["NUL", { input: "kora\u0000mangala" }],
    ["a latitude that is not a number", { input: "kora", latitude: "NaN", longitude: "77" }],
    ["a latitude out of range", { input: "kora", latitude: "91", longitude: "77" }],
    ["text as the longitude", { input: "kora", latitude: "12", longitude: "east" }],
    ["no input", {}],
    ["a session token that is too long", { input: "kora", sessionToken: "s".repeat(65) }],
  ])("[SEC-8a] [SEC-8c] %s is refused as bad input", async (_, query: Record<string, string>) => {
    const answer = await autocomplete("IN", query)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
  })

  test("an input of many words with 120 characters in total gets a response", async () => {
    expect((await autocomplete("IN", { input: "ab cd ".repeat(20) })).statusCode).toBe(200)
  })
})

describe("[LOC-6b] [LOC-6c] geocoding from our own gazetteer", () => {
  test("a suggestion's id returns its place", async () => {
    const { predictions } = await predict("IN", "koramangala")
    const { status, results } = await locate("IN", { place_id: predictions[0]?.place_id, sessionToken: "s1" })
    expect(status).toBe("OK")
    expect(results[0]).toMatchObject({
      place_id: predictions[0]?.place_id,
      formatted_address: "Koramangala, Bengaluru, Karnataka",
    })
    const { lat = 0, lng = 0 } = results[0]?.geometry.location ?? {}
    expect([Math.abs(lat - 12.935) < 0.02, Math.abs(lng - 77.62) < 0.02]).toEqual([true, true])
  })

  test("an address with typos returns its locality", async () => {
    const { results } = await locate("IN", { address: "12, 4th Cross, Kormangala, Bangalore 560034" })
    expect(results[0]?.formatted_address).toBe("Koramangala, Bengaluru, Karnataka")
  })

  test("an address in Bangla is found by the Latin words in it", async () => {
    const { results } = await locate("BD", { address: "বাড়ি ১২, Dhanmondi, ঢাকা" })
    expect(results[0]?.formatted_address).toBe("Dhanmondi, Dhaka, Dhaka Division")
    expect(await locate("BD", { address: "বাড়ি ১২" })).toEqual({ status: "ZERO_RESULTS", results: [] })
  })

  test("a pin is named after the nearest place, and its coordinates stay", async () => {
    const { results } = await locate("IN", { latitude: 12.9355, longitude: 77.6243 })
    expect(results[0]?.formatted_address).toMatch(/^Near .+, Bengaluru$/)
    expect(results[0]?.geometry.location).toEqual({ lat: 12.9355, lng: 77.6243 })
  })

  test.each([
    ["IN", { place_id: "hearth:nowhere" }],
    ["IN", { place_id: "hearth:" }],
    ["LK", { place_id: "hearth:bengaluru-koramangala" }],
    ["IN", { place_id: "ChIJsomebodyelses" }],
    ["IN", { address: "🍕" }],
    ["IN", { address: " " }],
    ["LK", { address: "නොදන්නා" }],
  ] as const)("in %s, the address %j has no result", async (country, body) => {
    expect(await locate(country, body)).toEqual({ status: "ZERO_RESULTS", results: [] })
  })

  test.each([
    ["LK", { latitude: 12.97, longitude: 77.59 }],
    ["IN", { latitude: 51.5, longitude: -0.12 }],
    ["BD", { latitude: 0, longitude: 0 }],
  ] as const)("a point outside %s is refused as abroad", async (country, point) => {
    const answer = await geocode(country, point)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, "PLACE_ABROAD"])
  })

  test.each([
    {},
    { latitude: 12 },
    { latitude: "12", longitude: "77" },
    { latitude: 1e308, longitude: 77 },
    { latitude: null, longitude: 77 },
    { place_id: "" },
    { place_id: "x".repeat(201) },
    { address: "x".repeat(301) },
    { address: "a\u0000b" },
    { address: "\uD800" },
    { address: "a", place_id: "b" },
    { latitude: 12, longitude: 77, other: 1 },
  ])("[SEC-8a] [SEC-8c] %j is refused as bad input", async (body) => {
    const answer = await geocode("IN", body)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([400, "BAD_REQUEST"])
  })
})

test.each([
  ["BD", "ঢাকা", "Dhaka"],
  ["BD", "গুলশান", "Gulshan"],
  ["LK", "කොළඹ", "Colombo"],
  ["LK", "கொழும்பு", "Colombo"],
  ["IN", "दिल्ली", "New Delhi"],
  ["IN", "சென்னை", "Chennai"],
] as const)("[LOC-6e] in %s, the text %s in a local script finds %s", async (country, input, name) => {
  const url = `/api/locator-service/ve3/autocomplete?${new URLSearchParams({ input })}`
  const answer = await app.http.inject({ url, headers: { host: `${country.toLowerCase()}.localhost` } })
  expect(answer.json<{ predictions: { description: string }[] }>().predictions[0]?.description).toContain(name)
})
