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

const renamed = (name: string): SeedPlaces[] =>
  seedPlaces().map(({ country, places }) => ({
    country,
    places: places.map((place) => (place.id === "dhaka-dhanmondi" ? { ...place, name } : place)),
  }))

async function firstFor(input: string, from = app): Promise<string | undefined> {
  const url = `/api/locator-service/ve3/autocomplete?input=${input}`
  const answer = await from.http.inject({ url, headers: { host: "bd.localhost" } })
  return answer.json().predictions[0]?.structured_formatting.main_text
}

const count = async () =>
  (
    await sql<{ country: string; n: number }>`
    select country, count(*)::int as n from places.place group by 1 order by 1`.execute(app.database.db)
  ).rows

test("[LOC-6e] the whole gazetteer is stored", async () => {
  const expected = seedPlaces().map(({ country, places }) => ({ country, n: places.length }))
  expect(await count()).toEqual(expected.toSorted((one, other) => one.country.localeCompare(other.country)))
})

test("places are not collected again for the stored version", async () => {
  const collect = vi.fn<() => SeedPlaces[]>(() => [])
  expect(await loadPlaces(app.platform, seedVersion(), collect)).toEqual([])
  expect(collect).not.toHaveBeenCalled()
})

test("inconsistent places are refused, and the old ones stay", async () => {
  const broken = seedPlaces().map(({ country, places }) => ({ country, places: places.concat(places.slice(0, 1)) }))
  await expect(loadPlaces(app.platform, "broken", () => broken)).rejects.toThrow(/The places of IN are wrong: .*twice/)
  expect(await firstFor("dhanmondi")).toBe("Dhanmondi")
})

test("of several concurrent loads only one writes each gazetteer, and every node shows it", async () => {
  const other = await build({ database: app.database })
  try {
    const before = await count()
    const changed = renamed("Zafrabad Lake")
    const answers = await Promise.all(Array.from({ length: 4 }, () => loadPlaces(app.platform, "new", () => changed)))
    expect(answers.flat().toSorted()).toEqual(["BD", "IN", "LK"])
    expect(await count()).toEqual(before)
    const shown = () => Promise.all([app, other].map((node) => firstFor("zafrabad%20lake", node)))
    await vi.waitFor(async () => expect(await shown()).toEqual(["Zafrabad Lake", "Zafrabad Lake"]), { timeout: 60_000 })
  } finally {
    await other.close()
  }
})
