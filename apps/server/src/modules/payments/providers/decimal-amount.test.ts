import * as fc from "fast-check"
import { expect, test } from "vitest"
import { fromDecimal, toDecimal } from "./decimal-amount.ts"

test("converting amounts to decimals and back loses no minor unit", () => {
  expect([toDecimal(0), toDecimal(5), toDecimal(50), toDecimal(124_950)]).toEqual(["0.00", "0.05", "0.50", "1249.50"])
  fc.assert(
    fc.property(fc.nat({ max: 10 ** 13 }), (amount) => {
      expect(fromDecimal(toDecimal(amount))).toBe(amount)
    }),
  )
})

test("texts that are not amounts are refused", () => {
  expect([fromDecimal("499"), fromDecimal("499.5"), fromDecimal("499.500")]).toEqual([49_900, 49_950, 49_950])
  for (const text of ["", "-1.00", "1.005", "1e3", "1,000.00", " 1.00", "NaN", 499, null, undefined]) {
    expect(fromDecimal(text)).toBeUndefined()
  }
})
