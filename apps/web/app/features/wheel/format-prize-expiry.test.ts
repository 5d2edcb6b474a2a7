import { expect, test } from "vitest"
import { formatPrizeExpiry } from "./format-prize-expiry.ts"

const indianTime = (text: string) => Date.parse(`${text}+05:30`)

test("[OFR-6b] a prize shows until when it can be used", () => {
  const until = indianTime("2026-11-18T00:00")
  expect(formatPrizeExpiry(until, "Asia/Kolkata", indianTime("2026-11-17T23:59"))).toBe("Use it today")
  expect(formatPrizeExpiry(until, "Asia/Kolkata", indianTime("2026-11-16T00:00"))).toBe("Use it by tomorrow night")
  expect(formatPrizeExpiry(until, "Asia/Kolkata", indianTime("2026-11-15T12:00"))).toBe("Use it by Tuesday night")
})
