import { expect, test } from "vitest"
import { addressName } from "./address-name.ts"

test("[LOC-8c] a saved address has one name", () => {
  expect(addressName({ type: "home", label: "left over" })).toBe("Home")
  expect(addressName({ type: "office", label: "" })).toBe("Office")
  expect(addressName({ type: "other", label: "Aunt Meena" })).toBe("Aunt Meena")
  expect(addressName({ type: "other", label: "" })).toBe("Saved address")
})
