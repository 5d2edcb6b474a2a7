import { expect, test } from "vitest"
import { formatBackAt } from "./format-back-at.ts"

const now = Date.parse("2026-03-01T12:00:00Z")
const say = (until: string, zone: "Asia/Kolkata" | "Asia/Dhaka" = "Asia/Kolkata") =>
  formatBackAt(Date.parse(until), zone, now)

test("[CAT-7] when it is back is said by the store's own clock", () => {
  expect(say("2026-03-01T13:00:00Z")).toBe("back at 6:30 pm")
  expect(say("2026-03-01T13:00:00Z", "Asia/Dhaka")).toBe("back at 7:00 pm")
  // Past midnight there, still the same day here.
  expect(say("2026-03-01T18:30:00Z")).toBe("back tomorrow")
  expect(say("2026-03-01T18:29:00Z")).toBe("back at 11:59 pm")
})

test("[CAT-7] a day of the week within the week, and no promise beyond it", () => {
  expect(say("2026-03-03T12:00:00Z")).toBe("back on Tuesday")
  expect(say("2026-03-08T12:00:00Z")).toBe("")
})
