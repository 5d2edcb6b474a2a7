import { expect, test } from "vitest"
import { dayIn, readPendingSpin } from "./pending-spin.ts"

const key = "0b7c9f6e-6a0f-4f5e-9a55-0c9df1b1a001"
const today = dayIn("IN", Date.parse("2026-11-17T13:00+05:30"))

test("[OFR-6c] the key of a spin without a response is valid only on its day, in the country's time zone", () => {
  expect(readPendingSpin({ key, day: today }, today)).toEqual({ key, day: today })
  expect(readPendingSpin({ key, day: today }, dayIn("IN", Date.parse("2026-11-18T00:00+05:30")))).toBe(null)
  expect(dayIn("IN", Date.parse("2026-11-17T23:59+05:30"))).toBe(today)
})

test.each([
  null,
  key,
  7,
  {},
  { key },
  { key: "", day: today },
  { key: 7, day: today },
  { key: `${key}\n`, day: today },
  { key, day: `${today}` },
])("an invalid stored spin is ignored: %j", (stored) => {
  expect(readPendingSpin(stored, today)).toBe(null)
})
