import { expect, test } from "vitest"
import { layOutChart, roundUp } from "./chart-layout.ts"

const area = { left: 0, right: 100, top: 0, bottom: 50, lowest: 0, highest: 5, maxLabels: 6 }

test("each value is in the middle of its column, and a higher value is further up", () => {
  const { segments, step } = layOutChart({ ...area, values: [0, 5] })
  expect(step).toBe(50)
  expect(segments).toEqual([
    [
      { x: 25, y: 50, index: 0 },
      { x: 75, y: 0, index: 1 },
    ],
  ])
})

test("a value that is missing leaves a gap in the line", () => {
  const { segments } = layOutChart({ ...area, values: [null, 4, 5, null, null, 3, null] })
  expect(segments.map((segment) => segment.map(({ index }) => index))).toEqual([[1, 2], [5]])
})

test("without any value there is no line", () => {
  expect(layOutChart({ ...area, values: [] }).segments).toEqual([])
  expect(layOutChart({ ...area, values: [null] }).segments).toEqual([])
})

test.each([
  [7, [0, 2, 4, 6]],
  [5, [0, 1, 2, 3, 4]],
  [31, [0, 6, 12, 18, 24, 30]],
  [1, [0]],
])("of %i points, those with the indexes %j have a date", (count, indexes) => {
  expect(layOutChart({ ...area, values: Array.from({ length: count }, () => 1) }).labelled).toEqual(indexes)
})

test.each([
  [0, 5],
  [5, 5],
  [6, 10],
  [11, 20],
  [41, 50],
  [51, 100],
  [1200, 2000],
])("the axis for values up to %i ends at %i", (highest, end) => {
  expect(roundUp(highest)).toBe(end)
})
