import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type StandInBrowser, standInBrowser } from "../../testing/stand-in-browser.ts"

let browser: StandInBrowser
beforeEach(() => {
  vi.resetModules()
  browser = standInBrowser()
})
afterEach(() => vi.unstubAllGlobals())

/** A page that starts over what the storage holds. */
async function openPage() {
  await (await import("../../session/storage.ts")).restorePrivate()
  return import("./search-memory.ts")
}

test("[LOC-6] the last three searches are offered again, newest first, each once", async () => {
  const { keepSearch, lastSearches } = await openPage()
  for (const placeId of ["a", "b", "c", "d", "b"]) keepSearch({ placeId, main: placeId, secondary: "" })
  expect(lastSearches().map(({ placeId }) => placeId)).toEqual(["b", "d", "c"])
})

test("[LOC-6] what is no list in the storage is no search", async () => {
  browser.kept.set("hearth:searches", '{"length":3}')
  expect((await openPage()).lastSearches()).toEqual([])
})

test("[LOC-6] what is no search in the list falls out", async () => {
  const whole = { placeId: "a", main: "Koramangala", secondary: "Bengaluru" }
  const nonsense = [null, 7, "a", {}, [], { placeId: "b" }, { ...whole, main: 7 }, { ...whole, secondary: null }]
  browser.kept.set("hearth:searches", JSON.stringify([...nonsense, whole]))
  expect((await openPage()).lastSearches()).toEqual([whole])
})
