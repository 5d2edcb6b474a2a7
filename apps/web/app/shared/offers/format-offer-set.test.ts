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
    label: "Use ‘10% off’ instead",
    hint: "Use your prize ‘10% off’",
  })
})
