import { expect, test } from "vitest"
import { formatCountdown } from "./format-countdown.ts"

test("[OFR-1d] the remaining time is formatted to the second", () => {
  const texts = [0, 1, 59_001, 299_000, 11_099_000, 86_400_000, 2 * 86_400_000 + 61_000, -5].map(formatCountdown)
  expect(texts).toEqual(["00:00", "00:01", "01:00", "04:59", "3:04:59", "1 day 0:00:00", "2 days 0:01:01", "00:00"])
})
