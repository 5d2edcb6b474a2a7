import { expect, test } from "vitest"
import { cardDigits } from "./card-digits.ts"

test("[CAR-6] of a whole number only the first eight digits get in", () => {
  expect(cardDigits("4041 1722 3344 5566")).toEqual({ digits: "40411722", leftOut: true })
  expect(cardDigits("4041-1722")).toEqual({ digits: "40411722", leftOut: false })
  expect(cardDigits("card 404117")).toEqual({ digits: "404117", leftOut: false })
  expect(cardDigits("")).toEqual({ digits: "", leftOut: false })
})
