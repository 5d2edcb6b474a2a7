import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { type StandInBrowser, standInBrowser } from "../../testing/stand-in-browser.ts"
import { keepSearch, lastSearches } from "./search-memory.ts"

let browser: StandInBrowser
beforeEach(() => {
  browser = standInBrowser()
})
afterEach(() => vi.unstubAllGlobals())

test("[LOC-6] the last three searches are offered again, newest first, each once", () => {
  for (const placeId of ["a", "b", "c", "d", "b"]) keepSearch({ placeId, main: placeId, secondary: "" })
  expect(lastSearches().map(({ placeId }) => placeId)).toEqual(["b", "d", "c"])
})

test("[LOC-6] what is no list in the storage is no search", () => {
  browser.kept.set("hearth:searches", '{"length":3}')
  expect(lastSearches()).toEqual([])
})

test("[LOC-6] what is no search in the list falls out", () => {
  const whole = { placeId: "a", main: "Koramangala", secondary: "Bengaluru" }
  const nonsense = [null, 7, "a", {}, [], { placeId: "b" }, { ...whole, main: 7 }, { ...whole, secondary: null }]
  browser.kept.set("hearth:searches", JSON.stringify([...nonsense, whole]))
  expect(lastSearches()).toEqual([whole])
})
