import { expect, test } from "vitest"
import { type LabelCandidate, placeLabels } from "./place-labels.ts"

const candidate = (id: string, left: number, weight: number, top = 0): LabelCandidate => ({
  id,
  weight,
  box: { left, top, width: 60, height: 16 },
})

test("names on the map never overlap, and the one with more weight stays", () => {
  const candidates = [
    candidate("village", 40, 1),
    candidate("city", 0, 9),
    candidate("town", 80, 5),
    candidate("below", 0, 1, 30),
  ]
  expect(placeLabels(candidates)).toEqual(new Set(["city", "town", "below"]))
})

test("no name overlaps or touches a pin", () => {
  const pin = { left: 62, top: 0, width: 30, height: 40 }
  expect(placeLabels([candidate("near", 0, 1)], [pin])).toEqual(new Set())
  expect(placeLabels([candidate("clear", 0, 1, 60)], [pin])).toEqual(new Set(["clear"]))
})

test("of two overlapping names with the same weight, the one already shown stays", () => {
  const candidates = [candidate("first", 0, 3), candidate("second", 20, 3)]
  expect(placeLabels(candidates)).toEqual(new Set(["first"]))
  expect(placeLabels(candidates, [], new Set(["second"]))).toEqual(new Set(["second"]))
})
