import { expect, test } from "vitest"
import { pieSlices, pointOnSlice, slicePath } from "./pie-geometry.ts"

test("[LOY-2c] the pie fills clockwise from the top, and slices on their way follow", () => {
  expect(pieSlices(1, 2, 4)).toEqual([
    { angle: 45, state: "filled" },
    { angle: 135, state: "coming" },
    { angle: 225, state: "coming" },
    { angle: 315, state: "empty" },
  ])
})

test.each([
  [6, 0],
  [6, 4],
  [6, 6],
  [4, 3],
])("[LOY-2a] [LOY-2b] of %i slices, %i are filled", (total, filled) => {
  const slices = pieSlices(filled, 0, total)
  expect([slices.length, slices.filter(({ state }) => state === "filled").length]).toEqual([total, filled])
})

test("slices reach from edge to edge, so that all of them make a circle", () => {
  expect(pointOnSlice(100, 0, 6)).toEqual({ x: 0, y: -100 })
  expect(pointOnSlice(100, 1, 6)).toEqual({ x: 50, y: -86.6 })
  expect(pointOnSlice(100, -1, 4)).toEqual({ x: -70.71, y: -70.71 })
  expect(slicePath(100, 6)).toBe("M0 0L-50 -86.6A100 100 0 0 1 50 -86.6Z")
})
