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
    colour: "Please use letters or digits",
    model: "At most 30 characters",
    lastDigits: "Please enter the last 4 digits of the number",
  })
  expect(checkVehicle({ colour: "Red", model: "Swift", lastDigits: "12a4" }).lastDigits).toBeDefined()
})
