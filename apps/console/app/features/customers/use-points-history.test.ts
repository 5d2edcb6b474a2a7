import { expect, test } from "vitest"
import { withoutRepeats } from "./use-points-history.ts"

test("an entry that a new one moved to the next page is listed once, where it was", () => {
  const ids = ["c", "b", "b", "a"].map((entryId) => ({ entryId }))
  expect(withoutRepeats(ids).map(({ entryId }) => entryId)).toEqual(["c", "b", "a"])
})
