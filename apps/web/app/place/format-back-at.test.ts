import { expect, test } from "vitest"
import { formatBackAt } from "./format-back-at.ts"

const now = Date.parse("2026-03-01T12:00:00Z")
const format = (until: string, zone: "Asia/Kolkata" | "Asia/Dhaka" = "Asia/Kolkata") =>
  formatBackAt(Date.parse(until), zone, now)

test("[CAT-7a] the time when a product is back is in the store's time zone", () => {
  expect(format("2026-03-01T13:00:00Z")).toBe("back at 6:30 pm")
  expect(format("2026-03-01T13:00:00Z", "Asia/Dhaka")).toBe("back at 7:00 pm")
  // Midnight in the store's time zone, still the same day in UTC.
  expect(format("2026-03-01T18:30:00Z")).toBe("back tomorrow")
  expect(format("2026-03-01T18:29:00Z")).toBe("back at 11:59 pm")
})

test("[CAT-7a] the weekday is shown up to six days ahead, and no time beyond that", () => {
  expect(format("2026-03-03T12:00:00Z")).toBe("back on Tuesday")
  expect(format("2026-03-08T12:00:00Z")).toBe("")
})
