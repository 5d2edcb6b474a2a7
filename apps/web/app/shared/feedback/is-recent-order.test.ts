import { expect, test } from "vitest"
import { isRecentOrder } from "./is-recent-order.ts"

test("[FBK-1f] an order counts as recent for 30 days", () => {
  const now = Date.parse("2026-11-18T12:00:00Z")
  expect(isRecentOrder("2026-10-19T12:00:01Z", now)).toBe(true)
  expect(isRecentOrder("2026-10-19T11:59:59Z", now)).toBe(false)
})
