import { expect, test } from "vitest"
import { checkVehicle } from "./vehicle.ts"

test("[LOC-11e] colour, model and the last four digits are each validated", () => {
  expect(checkVehicle({ colour: "Red", model: "Swift", lastDigits: "0420" })).toEqual({})
  expect(Object.keys(checkVehicle({ colour: " ", model: "", lastDigits: "" }))).toEqual([
    "colour",
    "model",
    "lastDigits",
  ])
  expect(checkVehicle({ colour: "🚗", model: "x".repeat(31), lastDigits: "420" })).toEqual({
    colour: "NO_LETTERS_OR_DIGITS",
    model: "TOO_LONG",
    lastDigits: "LAST_DIGITS_INVALID",
  })
  expect(checkVehicle({ colour: "Red", model: "Swift", lastDigits: "12a4" }).lastDigits).toBeDefined()
})
