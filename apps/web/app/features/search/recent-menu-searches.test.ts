import { expect, test } from "vitest"
import { addSearch } from "./recent-menu-searches.ts"

test("recent searches are listed newest first, each once, six at most; a single letter is not added", () => {
  expect(addSearch(["cola", "Paneer"], " paneer ")).toEqual(["paneer", "cola"])
  expect(addSearch([], "garlic   bread")).toEqual(["garlic bread"])
  expect(addSearch(["1a", "2a", "3a", "4a", "5a", "6a"], "7a")).toEqual(["7a", "1a", "2a", "3a", "4a", "5a"])
  expect(addSearch([], " p ")).toBeUndefined()
})
