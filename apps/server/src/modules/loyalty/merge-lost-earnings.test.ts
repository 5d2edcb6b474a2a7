import { expect, test } from "vitest"
import { mergeLostEarnings, movementRange } from "./merge-lost-earnings.ts"

const at = (minute: number) => new Date(minute * 60_000)
/** Ten movements of +10, the newest first. */
const ledger = Array.from({ length: 10 }, (_, index) => ({ at: at(100 - index * 10), balance: 100 - index * 10 }))
const lostAt = (minute: number) => ({ orderId: String(minute), points: 100, how: "given up" as const, at: at(minute) })
/** One newer than everything, two between movements, one at the time of a movement, one older than everything. */
const lost = [lostAt(105), lostAt(85), lostAt(84), lostAt(50), lostAt(5)]

function readPage(offset: number, limit: number): (string | number)[] {
  const range = movementRange(lost.length, { offset, limit })
  const movements = ledger.slice(range.offset, range.offset + range.limit)
  return mergeLostEarnings({ lost, movements, first: range.offset, offset, limit }).map((entry) =>
    "lost" in entry ? `lost ${entry.lost.orderId}, balance ${entry.balance}` : entry.movement.balance,
  )
}

const all = [
  "lost 105, balance 100",
  100,
  90,
  "lost 85, balance 80",
  "lost 84, balance 80",
  80,
  70,
  60,
  "lost 50, balance 50",
  50,
  40,
  30,
  20,
  10,
  "lost 5, balance 0",
]

test.each([1, 2, 3, 4, 7, 20])("[LOY-4a] pages of %i entries show each entry once, by time", (limit) => {
  const pages = Array.from({ length: Math.ceil(all.length / limit) }, (_, page) => readPage(page * limit, limit))
  expect(pages.flat()).toEqual(all)
  expect(readPage(40, limit)).toEqual([])
})
