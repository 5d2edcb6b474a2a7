import { expect, test } from "vitest"
import { withWords } from "./last-words.ts"

test("[CAT-4] the last searches come first, each once, six at most", () => {
  expect(withWords(["cola", "Paneer"], " paneer ")).toEqual(["paneer", "cola"])
  expect(withWords([], "garlic   bread")).toEqual(["garlic bread"])
  expect(withWords(["1a", "2a", "3a", "4a", "5a", "6a"], "7a")).toEqual(["7a", "1a", "2a", "3a", "4a", "5a"])
  expect(withWords([], " p ")).toBeUndefined()
})
