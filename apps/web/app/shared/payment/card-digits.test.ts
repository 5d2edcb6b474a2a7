import { expect, test } from "vitest"
import { readCardDigits } from "./card-digits.ts"

test("[CAR-6] only the first eight digits of a card number are accepted", () => {
  expect(readCardDigits("4041 1722 3344 5566")).toEqual({ digits: "40411722", hasMoreDigits: true })
  expect(readCardDigits("4041-1722")).toEqual({ digits: "40411722", hasMoreDigits: false })
  expect(readCardDigits("card 404117")).toEqual({ digits: "404117", hasMoreDigits: false })
  expect(readCardDigits("")).toEqual({ digits: "", hasMoreDigits: false })
})
