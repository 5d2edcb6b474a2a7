import { expect, test } from "vitest"
import { type LabelCandidate, placeLabels } from "./place-labels.ts"

const wish = (id: string, left: number, weight: number, top = 0): LabelCandidate => ({
  id,
  weight,
  box: { left, top, width: 60, height: 16 },
})

test("names on the map never overlap, and the one with more weight stays", () => {
  const wishes = [wish("village", 40, 1), wish("city", 0, 9), wish("town", 80, 5), wish("below", 0, 1, 30)]
  expect(placeLabels(wishes)).toEqual(new Set(["city", "town", "below"]))
})

test("no name overlaps or touches a pin", () => {
  const pin = { left: 62, top: 0, width: 30, height: 40 }
  expect(placeLabels([wish("near", 0, 1)], [pin])).toEqual(new Set())
  expect(placeLabels([wish("clear", 0, 1, 60)], [pin])).toEqual(new Set(["clear"]))
})

test("of two equal names, the one already shown stays", () => {
  const wishes = [wish("first", 0, 3), wish("second", 20, 3)]
  expect(placeLabels(wishes)).toEqual(new Set(["first"]))
  expect(placeLabels(wishes, [], new Set(["second"]))).toEqual(new Set(["second"]))
})
