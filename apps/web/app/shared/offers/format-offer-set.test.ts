import { expect, test } from "vitest"
import { formatOfferSet } from "./format-offer-set.ts"

const dip = { title: "A dip", code: "DIPIT" }
const save = { title: "₹50 off", code: "SAVE50" }
const prize = { title: "10% off", code: null }

test("[OFR-8b] a set of offers is named after its codes; a set of prizes has no codes and another button text", () => {
  expect(formatOfferSet([save, prize])).toMatchObject({
    codes: ["SAVE50"],
    button: "Apply SAVE50",
    label: "Apply SAVE50",
  })
  expect(formatOfferSet([save, dip])).toMatchObject({ button: "Apply all 2", label: "Apply SAVE50 and DIPIT" })
  expect(formatOfferSet([prize])).toEqual({
    codes: [],
    button: "Use it instead",
    shortButton: "Use it",
    label: "Use ‘10% off’ instead",
    hint: "Use your prize ‘10% off’",
  })
})

test("[LOY-2d] a set with a free pizza states its price in points before it is used", () => {
  const freePizza = { title: "A free medium pizza", code: "FREEPIZZA", points: 1600 }
  expect(formatOfferSet([freePizza])).toEqual({
    codes: ["FREEPIZZA"],
    button: "Use 1,600 points",
    shortButton: "Use 1,600 points",
    label: "Use 1,600 points for ‘A free medium pizza’",
    hint: "‘A free medium pizza’",
  })
  expect(formatOfferSet([freePizza, dip])).toMatchObject({
    codes: ["FREEPIZZA", "DIPIT"],
    button: "Use 1,600 points and DIPIT",
    shortButton: "Use 1,600 points",
  })
})
