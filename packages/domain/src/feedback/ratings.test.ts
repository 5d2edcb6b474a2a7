import { expect, test } from "vitest"
import { deliveryTypes } from "../orders/delivery-type.ts"
import { aspectsOf, checkRatings, isLowScore, lowAspects, problemsOf, type Ratings } from "./ratings.ts"

const ratings = (given: Partial<Ratings>): Ratings => ({ overall: null, nps: null, aspects: {}, ...given })
const delivery = { deliveryType: "DELIVERY", ratesDishes: false } as const

test("[FBK-1d] an order's ratings need the overall rating", () => {
  const overall = 4
  expect(checkRatings(ratings({ aspects: { TASTE: 5 } }), delivery)).toBe("OVERALL_RATING_NEEDED")
  expect(checkRatings(ratings({ nps: 9 }), delivery)).toBe("OVERALL_RATING_NEEDED")
  expect(checkRatings(ratings({}), { ...delivery, ratesDishes: true })).toBe("OVERALL_RATING_NEEDED")
  expect(checkRatings(ratings({ overall, aspects: { TASTE: 5 } }), delivery)).toBeUndefined()
})

test("[FBK-1d] feedback without an order needs no rating", () => {
  const withoutOrder = { deliveryType: null, ratesDishes: false }
  expect(checkRatings(ratings({ nps: 0 }), withoutOrder)).toBeUndefined()
  expect(checkRatings(ratings({ overall: 3, aspects: { TASTE: 3 } }), withoutOrder)).toBe("ASPECT_NOT_ASKED")
})

test("only the aspects of the delivery type can be rated", () => {
  const rider = ratings({ overall: 4, aspects: { RIDER: 4 } })
  const verdicts = deliveryTypes.map((deliveryType) => checkRatings(rider, { deliveryType, ratesDishes: false }))
  expect(verdicts).toEqual([undefined, "ASPECT_NOT_ASKED", "ASPECT_NOT_ASKED", "ASPECT_NOT_ASKED"])
})

test.each([
  [{ overall: 3 }, true],
  [{ overall: 4 }, false],
  [{ overall: 5, nps: 6 }, true],
  [{ overall: 5, nps: 7 }, false],
  [{ nps: 0 }, true],
  [{ overall: 5, aspects: { TASTE: 3 } }, true],
  [{ overall: 5, aspects: { TASTE: 4 } }, false],
] as const)("[FBK-1c] ratings %j are a low score: %s", (given, expected) => {
  expect(isLowScore(ratings(given))).toBe(expected)
})

test("every aspect that is asked about has problems to choose from", () => {
  const askedAspects = deliveryTypes.flatMap((type) => aspectsOf(type))
  expect(askedAspects.filter((aspect) => problemsOf(aspect).length < 2)).toEqual([])
  expect(lowAspects({ TASTE: 2, SPEED: 5, RIDER: 3 })).toEqual(["TASTE", "RIDER"])
})
