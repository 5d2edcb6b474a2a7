import * as fc from "fast-check"
import { expect, test } from "vitest"
import { prorate } from "./prorate.ts"

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

test("[CAR-2a] a discount is split by the lines' values, and the last minor unit goes to the largest remainder", () => {
  expect(prorate(100_00, [199_00, 99_00, 1_00])).toEqual([66_56, 33_11, 33])
  expect(prorate(100, [1_00, 1_00, 1_00])).toEqual([34, 33, 33])
  expect(prorate(1, [1_00, 3_00])).toEqual([0, 1])
  expect(prorate(5, [0, 5, 0])).toEqual([0, 5, 0])
  expect(prorate(0, [])).toEqual([])
  expect(prorate(0, [0, 0])).toEqual([0, 0])
})

test("[CAR-2a] parts add up to the amount, none is negative or above its weight, and each is within a minor unit of its share", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, share) => {
      const total = sum(weights)
      const amount = Math.floor(total * share)
      const parts = prorate(amount, weights)
      expect(sum(parts)).toBe(amount)
      for (const [index, weight] of weights.entries()) {
        const part = parts[index] ?? Number.NaN
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(weight)
        // |part × total − amount × weight| < total, in exact integers.
        const deviation = BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(weight)
        expect(total === 0 || (deviation < BigInt(total) && deviation > -BigInt(total))).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
})
