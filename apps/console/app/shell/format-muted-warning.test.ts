import { expect, test } from "vitest"
import { formatMutedWarning } from "./format-muted-warning.ts"

test("a muted alarm warns how many orders wait; without orders or with sound on there is no warning", () => {
  expect(formatMutedWarning("muted", 1)).toBe("Sound is off. 1 order is waiting.")
  expect(formatMutedWarning("muted", 2)).toBe("Sound is off. 2 orders are waiting.")
  expect(formatMutedWarning("muted", 0)).toBeUndefined()
  expect(formatMutedWarning("on", 2)).toBeUndefined()
  expect(formatMutedWarning("silent", 2)).toBeUndefined()
})
