import type { OwnStore } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { expect, test } from "vitest"
import { findStore } from "./find-store.ts"

const store = (id: string, name: string): OwnStore => ({
  id,
  name,
  city: "Bengaluru",
  online: true,
  live: 0,
  waiting: 0,
})
const stores = [store("6585R", "Koramangala"), store("6586R", "Main Road"), store("6587R", "Main Road")]

test.each([
  ["6585r", "6585R"],
  [" koramangala ", "6585R"],
  ["Main Road (6587R)", "6587R"],
  ["Main Road", undefined],
  ["Nowhere", undefined],
])("the typed text %j finds the store %s", (typed, id) => {
  expect(findStore(typed, stores)).toBe(id)
})

test("without a list of stores, any store number is accepted", () => {
  expect(findStore("6585r", [])).toBe("6585R")
  expect(findStore("Koramangala 4th Block", [])).toBeUndefined()
})
