import { expect, test } from "vitest"
import { digitsOf } from "./code-field.tsx"
import { RESEND_SECONDS, sayLeft } from "./resend.tsx"

test("[IDN-4] whatever is pasted, the six digits of it are the code", () => {
  expect(["123 456", "123-456", "Your code: 123456.", "১২৩৪৫৬", "1234567", "12"].map(digitsOf)).toEqual([
    "123456",
    "123456",
    "123456",
    "123456",
    "123456",
    "12",
  ])
})

test("[IDN-3] 45 seconds, said as a countdown", () => {
  expect(sayLeft(RESEND_SECONDS)).toBe("45 s")
  expect([sayLeft(1), sayLeft(60), sayLeft(95)]).toEqual(["1 s", "1:00 min", "1:35 min"])
})
