import { expect, test } from "vitest"
import { addressName } from "./address-name.ts"

test("[LOC-8c] a saved address is named after its type, and one of type other after its label", () => {
  expect(addressName({ type: "home", label: "left over" })).toBe("Home")
  expect(addressName({ type: "office", label: "" })).toBe("Office")
  expect(addressName({ type: "other", label: "Aunt Meena" })).toBe("Aunt Meena")
  expect(addressName({ type: "other", label: "" })).toBe("Saved address")
})
