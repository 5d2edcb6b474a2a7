import { expect, test } from "vitest"
import { streetFromLabel } from "./street-from-label.ts"

test('"Near" is removed from the start of a label, but not a longer word that starts with it', () => {
  expect(streetFromLabel("Near Koramangala")).toBe("Koramangala")
  expect(streetFromLabel("Nearing Road, Pune")).toBe("Nearing Road, Pune")
})
