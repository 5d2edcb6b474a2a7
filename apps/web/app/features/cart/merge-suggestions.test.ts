import { expect, test } from "vitest"
import { mergeSuggestions } from "./merge-suggestions.ts"

const suggestions = (...entries: string[]) =>
  entries.map((each) => ({ productId: each.split(" ")[0] ?? "", reason: each.split(" ")[1] ?? "" }))

test("[CAR-5a] suggestions that remain keep their position with updated data, and new ones follow", () => {
  const merged = mergeSuggestions(
    suggestions("cola old", "dip old", "cake old"),
    suggestions("lava new", "cake new", "cola new"),
  )
  expect(merged).toEqual(suggestions("cola new", "cake new", "lava new"))
})
