import { expect, test } from "vitest"
import { isPaidWithPoints } from "./is-paid-with-points.ts"

const bill = {
  discounts: [
    { offerId: "free-pizza", code: "FREEPIZZA", title: "A free medium pizza", amount: 24_900, points: 600 },
    { offerId: "half-price", code: "HALF", title: "Half price", amount: 10_000 },
  ],
  validItems: [
    { id: "free", discounts: [{ offerId: "free-pizza", amount: 24_900 }] },
    { id: "reduced", discounts: [{ offerId: "half-price", amount: 10_000 }] },
    { id: "full", discounts: [] },
  ],
}

test("[LOY-2d] only the line that points pay for is marked as free", () => {
  expect(["free", "reduced", "full", "unknown"].filter((id) => isPaidWithPoints(id, bill))).toEqual(["free"])
})
