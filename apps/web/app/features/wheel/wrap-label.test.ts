import { expect, test } from "vitest"
import { wrapLabel } from "./wrap-label.ts"

test.each([
  ["10% off", ["10% off"]],
  ["A cold drink", ["A cold drink"]],
  ["A warm lava cake", ["A warm lava", "cake"]],
  ["Buttery garlic breadsticks", ["Buttery", "garlic", "breadsticks"]],
  ["Unbelievablylongword", ["Unbelievabl…"]],
  ["One two three four five six seven eight nine", ["One two", "three four", "five six…"]],
])("the label of a wheel's segment is wrapped into at most three lines: %s", (title, lines) => {
  expect(wrapLabel(title, 12, 3)).toEqual(lines)
})
