import { isInsideArea } from "@hearth/domain/geo/area.ts"
import { expect, test } from "vitest"
import { localityAreasOf } from "./locality-areas.ts"
import { readLine } from "./outlines/outline.ts"

const koramangala = { latitude: 12.935, longitude: 77.624 }
const indiranagar = { latitude: 12.95, longitude: 77.63 }
const faraway = { latitude: 13.3, longitude: 77.6 }

const shapes = (centres: Parameters<typeof localityAreasOf>[0]) =>
  localityAreasOf(centres).map((area) => area.map(([latitude, longitude]) => ({ latitude, longitude })))

test("a locality's area contains its own centre and no other", () => {
  const centres = [koramangala, indiranagar, faraway]
  const areas = shapes(centres)
  for (const [areaIndex, area] of areas.entries()) {
    for (const [centreIndex, centre] of centres.entries())
      expect(isInsideArea(area, centre)).toBe(areaIndex === centreIndex)
  }
})

test("two equal centres each get an area around them, and an empty list gets none", () => {
  expect(shapes([koramangala, koramangala]).every((area) => isInsideArea(area, koramangala))).toBe(true)
  expect(shapes([])).toEqual([])
})

test("a coastline is decoded as steps from the previous corner", () => {
  expect(readLine("10 20 1 -2 -3 0", 0.5)).toEqual([
    [10, 5],
    [9, 5.5],
    [9, 4],
  ])
})
