import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import type { SeedPlaces } from "../../seed/places/place-schema.ts"
import { seedPlaces } from "../../seed/places/seed-places.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { loadPlaces } from "./load-places.ts"
import { seedVersion } from "./seed-version.ts"

let app: TestApp
beforeAll(async () => {
  app = await build()
})
afterAll(() => app.close())

const withName = (name: string): SeedPlaces[] =>
  seedPlaces().map(({ country, places }) => ({
    country,
    places: places.map((place) => (place.id === "dhaka-dhanmondi" ? { ...place, name } : place)),
  }))

async function firstSuggestion(input: string, node = app): Promise<string | undefined> {
  const url = `/api/locator-service/ve3/autocomplete?input=${input}`
  const answer = await node.http.inject({ url, headers: { host: "bd.localhost" } })
  return answer.json().predictions[0]?.structured_formatting.main_text
}

const countPlaces = async () =>
  (
    await sql<{ country: string; n: number }>`
    select country, count(*)::int as n from places.place group by 1 order by 1`.execute(app.database.db)
  ).rows

test("[LOC-6e] the whole gazetteer is stored", async () => {
  const expected = seedPlaces().map(({ country, places }) => ({ country, n: places.length }))
  expect(await countPlaces()).toEqual(expected.toSorted((one, other) => one.country.localeCompare(other.country)))
})

test("places are not collected if their version is already stored", async () => {
  const collect = vi.fn<() => SeedPlaces[]>(() => [])
  expect(await loadPlaces(app.platform, seedVersion(), collect)).toEqual([])
  expect(collect).not.toHaveBeenCalled()
})

test("inconsistent places are refused, and the old ones stay", async () => {
  const broken = seedPlaces().map(({ country, places }) => ({ country, places: places.concat(places.slice(0, 1)) }))
  await expect(loadPlaces(app.platform, "broken", () => broken)).rejects.toThrow(/The places of IN are wrong: .*twice/)
  expect(await firstSuggestion("dhanmondi")).toBe("Dhanmondi")
})

test("of several concurrent loads only one writes each country's gazetteer, and every node shows the new places", async () => {
  const other = await build({ database: app.database })
  try {
    const countsBefore = await countPlaces()
    const changed = withName("Zafrabad Lake")
    const results = await Promise.all(Array.from({ length: 4 }, () => loadPlaces(app.platform, "new", () => changed)))
    expect(results.flat().toSorted()).toEqual(["BD", "IN", "LK"])
    expect(await countPlaces()).toEqual(countsBefore)
    const firstSuggestions = () => Promise.all([app, other].map((node) => firstSuggestion("zafrabad%20lake", node)))
    await vi.waitFor(async () => expect(await firstSuggestions()).toEqual(["Zafrabad Lake", "Zafrabad Lake"]), {
      timeout: 60_000,
    })
  } finally {
    await other.close()
  }
})
