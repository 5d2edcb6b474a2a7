import { expect, test } from "vitest"
import { isPaidWithPoints } from "./is-paid-with-points.ts"

const free = { freeWithPoints: 1 }
const paid = { freeWithPoints: 0 }

test("[LOY-2d] a ticket says that points paid only if there was nothing else to pay", () => {
  expect(isPaidWithPoints({ payable: 0, lines: [free] })).toBe(true)
  expect(isPaidWithPoints({ payable: 126_00, lines: [free, paid] })).toBe(false)
  expect(isPaidWithPoints({ payable: 0, lines: [paid] })).toBe(false)
})
