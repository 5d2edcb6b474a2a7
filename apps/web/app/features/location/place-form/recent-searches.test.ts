import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../../../testing/fake-browser.ts"

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** Loads the module as a new page would, with the current storage. */
async function openPage() {
  await (await import("../../../client/storage/storage.ts")).restorePrivateValues()
  return import("./recent-searches.ts")
}

test("[LOC-6f] the last three different searches are listed, newest first", async () => {
  const { persistSearch, recentSearches } = await openPage()
  for (const placeId of ["a", "b", "c", "d", "b"]) persistSearch({ placeId, main: placeId, secondary: "" })
  expect(recentSearches().map(({ placeId }) => placeId)).toEqual(["b", "d", "c"])
})

test("[LOC-6f] a stored value that is not a list is ignored", async () => {
  browser.localItems.set("hearth:searches", '{"length":3}')
  expect((await openPage()).recentSearches()).toEqual([])
})

test("[LOC-6f] invalid entries of the stored list are ignored", async () => {
  const validEntry = { placeId: "a", main: "Koramangala", secondary: "Bengaluru" }
  const invalidEntries = [
    null,
    7,
    "a",
    {},
    [],
    { placeId: "b" },
    { ...validEntry, main: 7 },
    { ...validEntry, secondary: null },
  ]
  browser.localItems.set("hearth:searches", JSON.stringify([...invalidEntries, validEntry]))
  expect((await openPage()).recentSearches()).toEqual([validEntry])
})
