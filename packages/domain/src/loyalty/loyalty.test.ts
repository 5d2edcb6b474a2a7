import { expect, test } from "vitest"
import { countries, countryCodes } from "../countries/countries.ts"
import { loyaltyRules } from "../countries/topics/loyalty.ts"
import { creditTimes, earningDay } from "./earning-times.ts"
import { fillPie, pointsPerPizza } from "./fill-pie.ts"

test("[LOY-2a] [LOY-2b] in India 100 points are a slice and six slices a pizza; in Sri Lanka and Bangladesh it takes four", () => {
  const rules = countryCodes.map((code) => {
    const { pointsPerSlice, slicesPerPizza } = loyaltyRules[code]
    return [code, pointsPerSlice, slicesPerPizza, pointsPerPizza(loyaltyRules[code])]
  })
  expect(rules).toEqual([
    ["IN", 100, 6, 600],
    ["LK", 100, 4, 400],
    ["BD", 100, 4, 400],
  ])
})

test("[LOY-1d] every order earns 100 points in each country", () => {
  expect(countryCodes.map((code) => loyaltyRules[code].earnPointsPerOrder)).toEqual([100, 100, 100])
})

test.each([
  [0, { slices: 0, freePizzas: 0, missingPoints: 600 }],
  [99, { slices: 0, freePizzas: 0, missingPoints: 501 }],
  [100, { slices: 1, freePizzas: 0, missingPoints: 500 }],
  [599, { slices: 5, freePizzas: 0, missingPoints: 1 }],
  [600, { slices: 0, freePizzas: 1, missingPoints: 600 }],
  [1350, { slices: 1, freePizzas: 2, missingPoints: 450 }],
  [-100, { slices: 0, freePizzas: 0, missingPoints: 700 }],
])("[LOY-2c] %i points in India fill the pie with the right slices and pizzas", (points, expected) => {
  expect(fillPie(points, loyaltyRules.IN)).toEqual({ ...expected, slicesPerPizza: 6 })
})

test("[LOY-3a] points are credited 24 to 48 hours after the handover", () => {
  const handedOverAt = Date.parse("2026-03-01T20:15:00Z")
  const { earliest, latest } = creditTimes(handedOverAt)
  expect([new Date(earliest).toISOString(), new Date(latest).toISOString()]).toEqual([
    "2026-03-02T20:15:00.000Z",
    "2026-03-03T20:15:00.000Z",
  ])
})

const dayOf = (at: number, code: "IN" | "BD") => earningDay(at, countries[code].timeZone)

test("[LOY-3b] an order belongs to the day of its store's clock", () => {
  const beforeMidnight = Date.parse("2026-03-01T18:29:59Z")
  expect(dayOf(beforeMidnight + 1000, "IN") - dayOf(beforeMidnight, "IN")).toBe(1)
  // In Bangladesh the day has begun half an hour earlier.
  expect(dayOf(beforeMidnight + 1000, "BD") - dayOf(beforeMidnight, "BD")).toBe(0)
})
