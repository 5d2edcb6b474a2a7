import { expect, test } from "vitest"
import { nextOption } from "./option-keys.ts"

function pressRepeatedly(key: string): number[] {
  const positions = [-1]
  for (let step = 0; step < 4; step++) positions.push(nextOption(key, positions.at(-1) ?? -1, 3) ?? Number.NaN)
  return positions
}

test("the arrow keys cycle through the options and the field itself", () => {
  expect(pressRepeatedly("ArrowDown")).toEqual([-1, 0, 1, 2, -1])
  expect(pressRepeatedly("ArrowUp")).toEqual([-1, 2, 1, 0, -1])
})

test("other keys, and arrows without options, are left to the text field", () => {
  expect(nextOption("ArrowLeft", 0, 3)).toBeUndefined()
  expect(nextOption("Home", 0, 3)).toBeUndefined()
  expect(nextOption("ArrowDown", -1, 0)).toBeUndefined()
})
