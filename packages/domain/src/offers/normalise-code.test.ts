import { expect, test } from "vitest"
import { normaliseCode } from "./normalise-code.ts"

test("codes are trimmed and upper-cased; only 3 to 20 letters (A–Z) and digits can be a code", () => {
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
