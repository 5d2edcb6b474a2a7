import { expect, test } from "vitest"
import { nextOptionIndex } from "./next-option-index.ts"

function pressRepeatedly(key: string): number[] {
  const positions = [-1]
  for (let step = 0; step < 4; step++) positions.push(nextOptionIndex(key, positions.at(-1) ?? -1, 3) ?? Number.NaN)
  return positions
}

test("the arrow keys cycle through the options and the field itself", () => {
  expect(pressRepeatedly("ArrowDown")).toEqual([-1, 0, 1, 2, -1])
  expect(pressRepeatedly("ArrowUp")).toEqual([-1, 2, 1, 0, -1])
})

test("other keys, and arrows without options, are left to the text field", () => {
  expect(nextOptionIndex("ArrowLeft", 0, 3)).toBeUndefined()
  expect(nextOptionIndex("Home", 0, 3)).toBeUndefined()
  expect(nextOptionIndex("ArrowDown", -1, 0)).toBeUndefined()
})
