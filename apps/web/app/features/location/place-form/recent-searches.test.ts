import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type FakeBrowser, createFakeBrowser } from "../../../testing/fake-browser.ts"

let browser: FakeBrowser
beforeEach(() => {
  vi.resetModules()
  browser = createFakeBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** A page that starts over what the storage holds. */
async function openPage() {
  await (await import("../../../client/storage/storage.ts")).restorePrivate()
  return import("./recent-searches.ts")
}

test("[LOC-6] the last three searches are offered again, newest first, each once", async () => {
  const { storeSearch, recentSearches } = await openPage()
  for (const placeId of ["a", "b", "c", "d", "b"]) storeSearch({ placeId, main: placeId, secondary: "" })
  expect(recentSearches().map(({ placeId }) => placeId)).toEqual(["b", "d", "c"])
})

test("[LOC-6] what is no list in the storage is no search", async () => {
  browser.localItems.set("hearth:searches", '{"length":3}')
  expect((await openPage()).recentSearches()).toEqual([])
})

test("[LOC-6] what is no search in the list falls out", async () => {
  const whole = { placeId: "a", main: "Koramangala", secondary: "Bengaluru" }
  const nonsense = [null, 7, "a", {}, [], { placeId: "b" }, { ...whole, main: 7 }, { ...whole, secondary: null }]
  browser.localItems.set("hearth:searches", JSON.stringify([...nonsense, whole]))
  expect((await openPage()).recentSearches()).toEqual([whole])
})
