import * as fc from "fast-check"
import { expect, test } from "vitest"
import { priceSteps } from "./price-steps.ts"

test("[CAT-4d] maximum prices are round amounts at the quartiles of the menu", () => {
  expect(priceSteps([79_00, 99_00, 129_00, 149_00, 199_00, 229_00, 279_00, 399_00])).toEqual([150_00, 200_00, 300_00])
  expect(priceSteps([690_00, 1190_00, 1490_00, 2350_00])).toEqual([1500_00])
})

test("[CAT-4d] a menu with one price or none has no maximum prices", () => {
  expect(priceSteps([])).toEqual([])
  expect(priceSteps([99_00, 99_00, 99_00])).toEqual([])
})

test("[CAT-4d] each maximum price includes some products and excludes others", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 60 }), (prices) => {
      for (const step of priceSteps(prices)) {
        expect(prices.some((price) => price <= step)).toBe(true)
        expect(prices.some((price) => price > step)).toBe(true)
      }
    }),
  )
})
