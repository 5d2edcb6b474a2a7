import { expect, test } from "vitest"
import { normaliseCode } from "./normalise-code.ts"

test("codes are trimmed and upper-cased; anything but 3 to 20 of A–Z and 0–9 is no code", () => {
  expect(normaliseCode("  hello20\n")).toBe("HELLO20")
  expect(normaliseCode("ABC")).toBe("ABC")
  for (const typed of [
    "",
    "AB",
    "A".repeat(21),
    "HEL LO",
    "PIZZA🍕",
    "' OR 1=1 --",
    "ПИЦЦА",
    "A-B-C",
    "ＡＢＣ",
    "ſſſ",
    "\u0000ABC",
  ])
    expect([typed, normaliseCode(typed)]).toEqual([typed, null])
})
