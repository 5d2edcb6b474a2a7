import { expect, test } from "vitest"
import { mergeSuggestions } from "./merge-suggestions.ts"

const storeMenu = (...entries: string[]) =>
  entries.map((each) => ({ productId: each.split(" ")[0] ?? "", reason: each.split(" ")[1] ?? "" }))

test("[CAR-5a] suggestions that remain keep their position with updated data, and new ones follow", () => {
  const merged = mergeSuggestions(
    storeMenu("cola old", "dip old", "cake old"),
    storeMenu("lava new", "cake new", "cola new"),
  )
  expect(merged).toEqual(storeMenu("cola new", "cake new", "lava new"))
})
