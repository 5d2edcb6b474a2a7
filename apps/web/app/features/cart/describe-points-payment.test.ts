import { expect, test } from "vitest"
import { describePointsPayment } from "./describe-points-payment.ts"

const PIZZA = 249_00
const freePizza = { offerId: "free-pizza", amount: PIZZA }

function billWith(quantity: number, gross: number) {
  return {
    discounts: [
      { offerId: "free-pizza", code: "FREEPIZZA", title: "A free medium pizza", amount: PIZZA, points: 600 },
      { offerId: "half-price", code: "HALF", title: "Half price", amount: 100_00 },
    ],
    validItems: [
      { id: "pizza", quantity, gross, discounts: [freePizza, { offerId: "half-price", amount: 1_00 }] },
      { id: "reduced", quantity: 1, gross: PIZZA, discounts: [{ offerId: "half-price", amount: 100_00 }] },
      { id: "full", quantity: 1, gross: PIZZA, discounts: [] },
    ],
  }
}

test.each([
  ["one pizza", 1, PIZZA, "Free with 600 points", 0],
  ["one pizza with extras", 1, PIZZA + 65_00, "Free with 600 points, you pay the extras", 65_00],
  ["two pizzas", 2, 2 * PIZZA, "1 of 2 free with 600 points", PIZZA],
])("[LOY-2d] %s that points pay for: price and points are stated", (_, quantity, gross, text, amount) => {
  expect(describePointsPayment("pizza", billWith(quantity, gross))).toEqual({ text, amount })
})

test("[LOY-2d] only the line that points pay for is marked as free", () => {
  const bill = billWith(1, PIZZA)
  expect(["reduced", "full", "unknown"].filter((id) => describePointsPayment(id, bill))).toEqual([])
})
