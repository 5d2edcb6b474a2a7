import { expect, test } from "vitest"
import { nextOption } from "./option-keys.ts"

function walk(key: string): number[] {
  const way = [-1]
  for (let step = 0; step < 4; step++) way.push(nextOption(key, way.at(-1) ?? -1, 3) ?? Number.NaN)
  return way
}

test("the arrow keys cycle through the options and the field itself", () => {
  expect(walk("ArrowDown")).toEqual([-1, 0, 1, 2, -1])
  expect(walk("ArrowUp")).toEqual([-1, 2, 1, 0, -1])
})

test("other keys, and arrows without options, are left to the text field", () => {
  expect(nextOption("ArrowLeft", 0, 3)).toBeUndefined()
  expect(nextOption("Home", 0, 3)).toBeUndefined()
  expect(nextOption("ArrowDown", -1, 0)).toBeUndefined()
})
