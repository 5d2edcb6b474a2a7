import { expect, test } from "vitest"
import { extractDigits } from "./one-time-code-field.tsx"
import { RESEND_SECONDS, formatSecondsLeft } from "./resend-code.tsx"

test("up to six digits are extracted from any pasted text", () => {
  expect(["123 456", "123-456", "Your code: 123456.", "১২৩৪৫৬", "1234567", "12"].map(extractDigits)).toEqual([
    "123456",
    "123456",
    "123456",
    "123456",
    "123456",
    "12",
  ])
})

test("[IDN-3b] [IDN-3c] the resend countdown starts at 45 seconds, and from 60 seconds on it is shown in minutes", () => {
  expect(formatSecondsLeft(RESEND_SECONDS)).toBe("45 s")
  expect([formatSecondsLeft(1), formatSecondsLeft(60), formatSecondsLeft(95)]).toEqual(["1 s", "1:00 min", "1:35 min"])
})
