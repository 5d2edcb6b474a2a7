import { expect, test } from "vitest"
import { planNextCheck, nextCheckAfterResponse, nextRefundAttemptAfterFailure } from "./check-schedule.ts"

const HOUR_MS = 3_600_000
const startedAt = new Date("2026-03-01T06:30:00Z")
const atOffset = (ms: number) => new Date(startedAt.getTime() + ms)

/** Returns the hours after the start at which a payment is checked if the responses stay the same. */
function checkHours({ isStatusUnknown }: { isStatusUnknown: boolean }): number[] {
  return checkOffsets({ isStatusUnknown, isOpen: true })
    .map((ms) => ms / HOUR_MS)
    .filter((hour) => hour >= 1)
}

function checkOffsets({ isStatusUnknown, isOpen }: { isStatusUnknown: boolean; isOpen: boolean }): number[] {
  const offsets: number[] = []
  for (let next = planNextCheck(startedAt, startedAt, isOpen); next;) {
    offsets.push(next.getTime() - startedAt.getTime())
    const planned = planNextCheck(startedAt, next, isOpen)
    next = planned && nextCheckAfterResponse(startedAt, planned, next, isStatusUnknown)
  }
  return offsets
}

test("[PAY-6f] a payment whose provider does not respond is checked hourly for a day, then daily until a week has passed", () => {
  const hourly = Array.from({ length: 24 }, (_, nth) => nth + 1)
  expect(checkHours({ isStatusUnknown: true })).toEqual([...hourly, 48, 72, 96, 120, 144, 168])
})

test("[PAY-6f] a payment whose provider responds is checked for a day", () => {
  expect(checkHours({ isStatusUnknown: false })).toEqual([1, 6, 24])
})

test("[PAY-6f] after a late check, the checks that were missed before it are skipped", () => {
  expect(planNextCheck(startedAt, atOffset(2 * HOUR_MS), true)).toEqual(atOffset(6 * HOUR_MS))
})

test("[PAY-6f] while the customer may be waiting, an open payment is checked at least every 45 s", () => {
  const earlyChecks = checkOffsets({ isStatusUnknown: true, isOpen: true }).filter((ms) => ms <= 25 * 60_000)
  const gaps = earlyChecks.map((ms, nth) => (ms - (earlyChecks[nth - 1] ?? 0)) / 1_000)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(45)
  expect(earlyChecks.at(-1)).toBe(25 * 60_000)
})

test("[PAY-6f] a payment that has ended is checked less and less often", () => {
  const minutes = checkOffsets({ isStatusUnknown: false, isOpen: false }).map((ms) => ms / 60_000)
  expect(minutes).toEqual([0.25, 0.75, 2, 5, 15, 60, 360, 1440])
})

test("[ORD-12b] a failed refund is retried without end, and once a day from the fifth failure", () => {
  const seconds = [1, 2, 3, 4, 5, 6, 100].map(
    (failures) => (+nextRefundAttemptAfterFailure(startedAt, failures) - +startedAt) / 1_000,
  )
  expect(seconds).toEqual([5, 30, 120, 600, 24 * 3_600, 24 * 3_600, 24 * 3_600])
})
