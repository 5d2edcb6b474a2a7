import { expect, test } from "vitest"
import { nextCheckAt, nextCheckAfterAnswer, nextRefundAttemptAfterFailure } from "./check-schedule.ts"

const HOUR = 3_600_000
const startedAt = new Date("2026-03-01T06:30:00Z")
const after = (ms: number) => new Date(startedAt.getTime() + ms)

/** Returns the hours after the start at which a payment is checked if the responses stay the same. */
function checked(isSilent: boolean): number[] {
  return momentsOf(isSilent, true)
    .map((ms) => ms / HOUR)
    .filter((hour) => hour >= 1)
}

function momentsOf(isSilent: boolean, isOpen: boolean): number[] {
  const moments: number[] = []
  for (let next = nextCheckAt(startedAt, startedAt, isOpen); next;) {
    moments.push(next.getTime() - startedAt.getTime())
    const planned = nextCheckAt(startedAt, next, isOpen)
    next = planned && nextCheckAfterAnswer(startedAt, planned, next, isSilent)
  }
  return moments
}

test("[PAY-6f] a provider that does not respond is checked every hour for a day, then every day for a week", () => {
  const hourly = Array.from({ length: 24 }, (_, nth) => nth + 1)
  expect(checked(true)).toEqual([...hourly, 48, 72, 96, 120, 144, 168])
})

test("[PAY-6f] a provider that responds is checked for a day", () => {
  expect(checked(false)).toEqual([1, 6, 24])
})

test("[PAY-6f] several checks missed while no node was running are made up for by one", () => {
  expect(nextCheckAt(startedAt, after(2 * HOUR), true)).toEqual(after(6 * HOUR))
})

test("[PAY-6f] while the customer may be waiting, an open payment is checked at least every 45 s", () => {
  const waiting = momentsOf(true, true).filter((ms) => ms <= 25 * 60_000)
  const gaps = waiting.map((ms, nth) => (ms - (waiting[nth - 1] ?? 0)) / 1_000)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(45)
  expect(waiting.at(-1)).toBe(25 * 60_000)
})

test("[PAY-6f] a payment that has ended is checked less and less often", () => {
  const minutes = momentsOf(false, false).map((ms) => ms / 60_000)
  expect(minutes).toEqual([0.25, 0.75, 2, 5, 15, 60, 360, 1440])
})

test("[ORD-12b] a failed refund is retried without end, and once a day from the fifth failure", () => {
  const seconds = [1, 2, 3, 4, 5, 6, 100].map(
    (failures) => (+nextRefundAttemptAfterFailure(startedAt, failures) - +startedAt) / 1_000,
  )
  expect(seconds).toEqual([5, 30, 120, 600, 24 * 3_600, 24 * 3_600, 24 * 3_600])
})
