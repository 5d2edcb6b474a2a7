import { expect, test } from "vitest"
import { formatLocalTime, parseLocalTime } from "./parse-local-time.ts"

test("[TRK-4c] a chosen time is read in the store’s time zone and written the same way", () => {
  const at = Date.parse("2026-11-15T13:00:00Z")
  expect(parseLocalTime("2026-11-15T18:30", "Asia/Kolkata")).toBe(at)
  expect(formatLocalTime(at + 59_999, "Asia/Kolkata")).toBe("2026-11-15T18:30")
  expect(formatLocalTime(Date.parse("2026-11-15T19:05:00Z"), "Asia/Dhaka")).toBe("2026-11-16T01:05")
  expect(parseLocalTime("", "Asia/Kolkata")).toBeUndefined()
  expect(parseLocalTime("2026-13-45T18:30", "Asia/Kolkata")).toBeUndefined()
})
