import { expect, test } from "vitest"
import { readCardDigits } from "./card-digits.ts"

test("[CAR-6] of a whole number only the first eight digits get in", () => {
  expect(readCardDigits("4041 1722 3344 5566")).toEqual({ digits: "40411722", leftOut: true })
  expect(readCardDigits("4041-1722")).toEqual({ digits: "40411722", leftOut: false })
  expect(readCardDigits("card 404117")).toEqual({ digits: "404117", leftOut: false })
  expect(readCardDigits("")).toEqual({ digits: "", leftOut: false })
})
