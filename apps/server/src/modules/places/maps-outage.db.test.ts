import type { GeocodedPlace, Prediction } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type MapsStandIn, startMaps } from "../../testing/start-maps.ts"

let maps: MapsStandIn
let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  maps = await startMaps()
  app = await build({ settings: maps.settings, logTo: { write: (line) => void lines.push(line) } })
})
beforeEach(async () => {
  await maps.setFailures({ mode: "ok" })
  // The circuit breaker's pause is over, and a successful call resets its failure count.
  app.clock.advance(60)
  await predict("IN", "kolkata")
  await maps.drainRequests()
  lines.length = 0
})
afterAll(async () => {
  await app.close()
  await maps.stop()
})

async function predict(country: CountryCode, input: string, options: Record<string, string> = {}) {
  const url = `/api/locator-service/ve3/autocomplete?${new URLSearchParams({ input, ...options })}`
  const answer = await app.http.inject({ url, headers: { host: `${country.toLowerCase()}.localhost` } })
  return { statusCode: answer.statusCode, ...answer.json<{ status: string; predictions: Prediction[] }>() }
}

async function locate(country: CountryCode, payload: object) {
  const headers = { host: `${country.toLowerCase()}.localhost` }
  const answer = await app.http.inject({ method: "POST", url: "/api/locator-service/ve3/geocode", headers, payload })
  return { statusCode: answer.statusCode, ...answer.json<{ status: string; results: GeocodedPlace[] }>() }
}

/** Uses a real connection: an in-process request never disconnects, so bugs that depend on that show only here. */
async function locateOverHttp(origin: string, body: object) {
  const answer = await fetch(`${origin}/api/locator-service/ve3/geocode`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { status: string; results: GeocodedPlace[] }
}

describe("[LOC-6b] [LOC-6d] [LOC-6e] with a maps service", () => {
  test("a suggested place is found by its id, over a real connection", async () => {
    const origin = await app.listen()
    const { predictions } = await predict("IN", "andheri west")
    expect(predictions[0]?.place_id).not.toMatch(/^hearth:/)
    const { status, results } = await locateOverHttp(origin, { place_id: predictions[0]?.place_id })
    expect([status, results[0]?.formatted_address]).toEqual(["OK", expect.stringContaining("Andheri West")])
    expect((await maps.drainRequests()).map(({ path }) => path)).toContain("/maps/api/geocode/json")
  })

  test.each([
    ["t nagar", "T Nagar"],
    ["indira nagar bangalore", "Indiranagar"],
    ["slat lake", "Salt Lake"],
    ["banjara hils", "Banjara Hills"],
    ["ana nagar", "Anna Nagar"],
    ["rohini sector 7", "Rohini"],
    ["80 feet road koramangala", "Koramangala"],
  ])("the typed text %s suggests %s, from the maps service or our own gazetteer", async (input, name) => {
    const { predictions } = await predict("IN", input)
    expect(
      predictions
        .slice(0, 2)
        .map(({ description }) => description)
        .join(" | "),
    ).toContain(name)
  })

  test("in India the service gets the typed text, a rounded location and the session token, and nothing else", async () => {
    const query = { latitude: "12.93456789", longitude: "77.62", sessionToken: "s-1" }
    const { predictions } = await predict("IN", " 12 4th cross koramangala ", query)
    expect(predictions[0]?.description).toBe("12, 4th Cross, Koramangala, Bengaluru, Karnataka, India")
    expect(await maps.drainRequests()).toEqual([
      {
        path: "/maps/api/place/autocomplete/json",
        query: {
          input: "12 4th cross koramangala",
          components: "country:in",
          location: "12.93,77.62",
          radius: "30000",
          sessiontoken: "s-1",
        },
      },
    ])
  })

  test.each(["LK", "BD"] as const)("%s searches only our own gazetteer", async (country) => {
    const { predictions } = await predict(country, country === "LK" ? "colombo" : "dhanmondi")
    expect(predictions[0]?.place_id).toMatch(/^hearth:/)
    expect(await maps.drainRequests()).toEqual([])
  })

  test("short inputs, our own place ids and points abroad are not sent to the service", async () => {
    for (const input of ["", "k", "🍕🍕"]) await predict("IN", input)
    await locate("IN", { place_id: "hearth:bengaluru-koramangala" })
    await locate("IN", { latitude: 51.5, longitude: 0 })
    expect(await maps.drainRequests()).toEqual([])
  })

  test("the service finds its own place ids, addresses and points", async () => {
    const [first] = (await predict("IN", "12 4th cross koramangala")).predictions
    const byId = await locate("IN", { place_id: first?.place_id, sessionToken: "s-1" })
    expect(byId.results[0]?.formatted_address).toBe(first?.description)
    const byAddress = await locate("IN", { address: "12, 4th Cross, Koramangala, Bengaluru" })
    expect(byAddress.results[0]?.formatted_address).toBe(first?.description)
    const byPoint = await locate("IN", { latitude: 12.9352, longitude: 77.6245 })
    expect(byPoint.results[0]?.formatted_address).toMatch(/^\d+, .+ Road, .+, India$/)
  })

  test("the service's results abroad are dropped", async () => {
    expect((await locate("LK", { address: "Koramangala, Bengaluru" })).results).toEqual([])
  })

  test("our own gazetteer is used when the service finds nothing", async () => {
    const { predictions } = await predict("IN", "kormangala")
    expect(predictions[0]).toMatchObject({ place_id: "hearth:bengaluru-koramangala" })
  })
})

const failures = [
  "refuse",
  "hang",
  "reset",
  "slow",
  "error500",
  "over-limit",
  "denied",
  "unknown-error",
  "wrong-body",
  "wrong-form",
  "empty",
]

describe.each(failures)("[LOC-6d] while the maps service is in failure mode %s", (mode) => {
  test("the customer gets results from our own gazetteer", async () => {
    await maps.setFailures({ mode, delayMs: 10_000 })
    const [suggested, byAddress, byPoint] = await Promise.all([
      predict("IN", "koramangala"),
      locate("IN", { address: "4th Cross, Koramangala" }),
      locate("IN", { latitude: 12.9352, longitude: 77.6245 }),
    ])
    expect(suggested).toMatchObject({ statusCode: 200, status: "OK" })
    expect(suggested.predictions[0]?.place_id).toBe("hearth:bengaluru-koramangala")
    expect(byAddress.results[0]?.formatted_address).toBe("Koramangala, Bengaluru, Karnataka")
    expect(byPoint.results[0]?.formatted_address).toMatch(/^Near .+, Bengaluru$/)
    expect(await locate("IN", { place_id: "ChIJx" })).toEqual({ statusCode: 200, status: "ZERO_RESULTS", results: [] })
  })
})

test("[LOC-6d] after five failures in a row, no request is sent for thirty seconds", async () => {
  await maps.setFailures({ mode: "error500" })
  for (let times = 0; times < 8; times++) await predict("IN", "koramangala")
  expect(await maps.drainRequests()).toHaveLength(5)
  await maps.setFailures({ mode: "ok" })
  app.clock.advance(29)
  expect((await predict("IN", "koramangala")).predictions[0]?.place_id).toMatch(/^hearth:/)
  app.clock.advance(1)
  expect((await predict("IN", "koramangala")).predictions[0]?.place_id).toMatch(/^ChIJ/)
  expect(await maps.drainRequests()).toHaveLength(1)
})

test("[LOC-6d] requests for unknown place ids don't count as failures", async () => {
  for (let times = 0; times < 8; times++) await locate("IN", { place_id: "ChIJnonsense" })
  expect((await predict("IN", "koramangala")).predictions[0]?.place_id).toMatch(/^ChIJ/)
})

test("the log contains neither the typed text nor the key", async () => {
  await maps.setFailures({ mode: "error500" })
  await predict("IN", "Zebra Villa koramangala", { sessionToken: "s-secret" })
  await locate("IN", { address: "Zebra Villa, Koramangala" })
  await locate("IN", { latitude: 12.93521, longitude: 77.62451 })
  const log = lines.join("")
  expect(log).toContain("status 500")
  expect(log).not.toMatch(/zebra|koramangala|12\.93|s-secret|key-of-the-tests/i)
})
