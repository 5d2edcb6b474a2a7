import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { type MapsStandIn, startMaps } from "./start-maps.ts"

const key = "key-of-the-test"
const countryPlaces = [
  {
    country: "IN",
    places: [
      createPlace("bengaluru", "city", "Bengaluru", 12.9716, 77.5946, { otherNames: ["Bangalore"], weight: 8000 }),
      createPlace("bengaluru-koramangala", "locality", "Koramangala", 12.9352, 77.6245, {
        cityId: "bengaluru",
        weight: 90,
      }),
      createPlace("bengaluru-kormangala-club", "landmark", "Koramangala Club", 12.94, 77.62, { cityId: "bengaluru" }),
    ],
  },
  {
    country: "LK",
    places: [createPlace("koralawella", "town", "Koralawella", 6.7569, 79.8914, { region: "Western" })],
  },
]

function createPlace(id: string, kind: string, name: string, latitude: number, longitude: number, other: object) {
  const defaults = { otherNames: [], cityId: null, region: "Karnataka", weight: 10 }
  return { id, kind, name, latitude, longitude, ...defaults, ...other }
}

const directory = mkdtempSync(join(tmpdir(), "hearth-maps-"))
let standIn: MapsStandIn
beforeAll(async () => {
  const placesFile = join(directory, "places.json")
  writeFileSync(placesFile, JSON.stringify(countryPlaces))
  standIn = await startMaps({ placesFile, key })
})
afterEach(() => setFailurePlan({ mode: "ok" }))
afterAll(async () => {
  await standIn.stop()
  rmSync(directory, { recursive: true })
})

interface MapsBody {
  status: string
  predictions?: { place_id: string; description: string; structured_formatting: { main_text: string } }[]
  results?: { place_id: string; formatted_address: string; geometry: { location: { lat: number; lng: number } } }[]
}

const fetchMaps = (service: string, query: Record<string, string>, signal?: AbortSignal) =>
  fetch(`${standIn.apiUrl}/maps/api/${service}/json?${new URLSearchParams({ key, ...query })}`, { signal })
const fetchJson = async (service: string, query: Record<string, string>) =>
  (await (await fetchMaps(service, query)).json()) as MapsBody
const suggest = (input: string, other: Record<string, string> = {}) =>
  fetchJson("place/autocomplete", { input, components: "country:in", ...other })

function setFailurePlan(plan: Record<string, unknown>): Promise<Response> {
  const headers = { "content-type": "application/json" }
  return fetch(`${standIn.adminUrl}/admin/failures`, { method: "POST", headers, body: JSON.stringify(plan) })
}

describe("suggestions", () => {
  test("finds places by their first letters, only in the requested country", async () => {
    const { status, predictions = [] } = await suggest("kora")
    expect(status).toBe("OK")
    expect(predictions.map(({ description }) => description)).toEqual([
      "Koramangala, Bengaluru, Karnataka, India",
      "Koramangala Club, Bengaluru, Karnataka, India",
    ])
  })

  test.each(["slat lake", "kora mangla", "koramangala cutta"])(
    "%s finds nothing: it contains a word that is neither a street nor a place, and only Hearth's search handles typos",
    async (input) => {
      expect((await suggest(input)).status).toBe("ZERO_RESULTS")
    },
  )

  test.each([
    ["12 4th cross koramangala", "12, 4th Cross, Koramangala, Bengaluru, Karnataka, India"],
    ["12, 4th Cross, Koramangala, Bangalore", "12, 4th Cross, Koramangala, Bengaluru, Karnataka, India"],
    ["80 feet road koramangala", "80, Feet Road, Koramangala, Bengaluru, Karnataka, India"],
    ["koramangala 5th block", "5th Block, Koramangala, Bengaluru, Karnataka, India"],
  ])("the typed address %s is found as a street of its locality", async (input, description) => {
    expect((await suggest(input)).predictions?.[0]?.description).toBe(description)
  })

  test.each(["xyzzy", "🍕", "k"])("the typed text %s has no results", async (input) => {
    expect(await suggest(input)).toEqual({ status: "ZERO_RESULTS", predictions: [] })
  })

  test("an empty input and a wrong key are refused with the service's statuses", async () => {
    expect((await suggest(" ")).status).toBe("INVALID_REQUEST")
    expect((await suggest("kora", { key: "wrong" })).status).toBe("REQUEST_DENIED")
  })
})

describe("geocoding", () => {
  test("a suggestion is found by its id; a street is near its locality and always at the same point", async () => {
    const [suggestion] = (await suggest("12 4th cross koramangala")).predictions ?? []
    const geocoded = await fetchJson("geocode", { place_id: suggestion?.place_id ?? "" })
    expect(geocoded.results?.[0]?.formatted_address).toBe(suggestion?.description)
    const { lat = 0, lng = 0 } = geocoded.results?.[0]?.geometry.location ?? {}
    expect(Math.abs(lat - 12.9352)).toBeLessThan(0.006)
    expect(Math.abs(lng - 77.6245)).toBeLessThan(0.006)
    expect(await fetchJson("geocode", { place_id: suggestion?.place_id ?? "" })).toEqual(geocoded)
  })

  test("geocodes an address and reverse-geocodes a point", async () => {
    const [address] = (await fetchJson("geocode", { address: "Koramangala, Bengaluru" })).results ?? []
    expect(address?.geometry.location).toEqual({ lat: 12.9352, lng: 77.6245 })
    const [point] = (await fetchJson("geocode", { latlng: "12.93500,77.62400" })).results ?? []
    expect(point?.formatted_address).toMatch(/^\d+, .* Road, Koramangala, Bengaluru, Karnataka, India$/)
    expect(point?.geometry.location).toEqual({ lat: 12.935, lng: 77.624 })
  })

  test.each([
    [{ place_id: "ChIJnonsense" }, "NOT_FOUND"],
    [{ address: "nowhere at all" }, "ZERO_RESULTS"],
    [{ latlng: "0,0" }, "ZERO_RESULTS"],
    [{ latlng: "north" }, "INVALID_REQUEST"],
    [{}, "INVALID_REQUEST"],
  ])("a request with the query %j gets the status %s", async (query: Record<string, string>, status) => {
    expect(await fetchJson("geocode", query)).toMatchObject({ status, results: [] })
  })
})

describe("failures", () => {
  test.each([
    ["over-limit", "OVER_QUERY_LIMIT"],
    ["denied", "REQUEST_DENIED"],
    ["unknown-error", "UNKNOWN_ERROR"],
    ["empty", "ZERO_RESULTS"],
  ])(
    "the failure mode %s causes the status %s, and the service works again after `times` calls",
    async (mode, status) => {
      await setFailurePlan({ mode, times: 1 })
      expect((await suggest("kora")).status).toBe(status)
      expect((await suggest("kora")).status).toBe("OK")
    },
  )

  test("error500, wrong-body and wrong-form return unusable responses", async () => {
    await setFailurePlan({ mode: "error500" })
    expect((await fetchMaps("geocode", {})).status).toBe(500)
    await setFailurePlan({ mode: "wrong-body" })
    await expect((await fetchMaps("geocode", {})).json()).rejects.toThrow(SyntaxError)
    await setFailurePlan({ mode: "wrong-form" })
    expect(await suggest("kora")).toMatchObject({ status: "OK", predictions: [{ id: 1 }] })
  })

  test("refuse, reset and hang give no response while the admin API still responds", async () => {
    await setFailurePlan({ mode: "refuse" })
    await expect(suggest("kora")).rejects.toMatchObject({ cause: { code: "ECONNREFUSED" } })
    await setFailurePlan({ mode: "reset" })
    await expect(suggest("kora")).rejects.toMatchObject({ cause: { code: "ECONNRESET" } })
    await setFailurePlan({ mode: "hang" })
    await expect(fetchMaps("geocode", {}, AbortSignal.timeout(200))).rejects.toMatchObject({ name: "TimeoutError" })
  })

  test.each([{ mode: "explode" }, { mode: "slow", delayMs: 0 }, { mode: "refuse", times: 1 }])(
    "an invalid plan is rejected: %j",
    async (plan) => {
      expect((await setFailurePlan(plan)).status).toBe(400)
      expect((await suggest("kora")).status).toBe("OK")
    },
  )
})

test("the admin API lists the queries without the key", async () => {
  await suggest("kora", { sessiontoken: "s1" })
  const { queries } = (await (await fetch(`${standIn.adminUrl}/admin/queries`)).json()) as { queries: unknown[] }
  expect(queries[0]).toEqual({
    path: "/maps/api/place/autocomplete/json",
    query: { input: "kora", components: "country:in", sessiontoken: "s1" },
  })
  expect(JSON.stringify(queries)).not.toContain(key)
})
