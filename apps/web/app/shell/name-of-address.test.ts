import { expect, test } from "vitest"
import { nameOfAddress } from "./name-of-address.ts"

test("[LOC-8] a saved address has one name", () => {
  expect(nameOfAddress({ type: "home", label: "left over" })).toBe("Home")
  expect(nameOfAddress({ type: "office", label: "" })).toBe("Office")
  expect(nameOfAddress({ type: "other", label: "Aunt Meena" })).toBe("Aunt Meena")
  expect(nameOfAddress({ type: "other", label: "" })).toBe("Saved place")
})
