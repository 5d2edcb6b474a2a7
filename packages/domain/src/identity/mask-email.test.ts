import { expect, test } from "vitest"
import { maskEmail } from "./mask-email.ts"

test("a masked address shows its first letter and its domain", () => {
  expect(["asha@example.in", "a@b.lk", ""].map(maskEmail)).toEqual(["a•••@example.in", "a•••@b.lk", ""])
})
