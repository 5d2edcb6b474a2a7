import * as fc from "fast-check"
import { expect, test } from "vitest"
import { countries, countryCodes } from "../countries/countries.ts"
import { isInsideArea } from "./area.ts"
import { isWithinBounds } from "./country-bounds.ts"
import { distanceKm, formatDistance } from "./distance.ts"

const colombo = { latitude: 6.9271, longitude: 79.8612 }
const kandy = { latitude: 7.2906, longitude: 80.6337 }

test("[LOC-4d] [LOC-4e] the distance is the great-circle distance on a sphere with a radius of 6371 km, shown with one decimal", () => {
  expect(distanceKm(colombo, kandy)).toBeCloseTo(94.4, 0)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371, 6)
  expect(distanceKm(colombo, colombo)).toBe(0)
  expect(formatDistance(2.449)).toBe("2.4 km")
  expect(formatDistance(0)).toBe("0.0 km")
})

test("[LOC-4d] the distance is the same in both directions and never negative", () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (one, other) => {
      const km = distanceKm(one, other)
      expect(km).toBeGreaterThanOrEqual(0)
      expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 0.001)
      expect(distanceKm(other, one)).toBeCloseTo(km, 6)
    }),
  )
})

test("isInsideArea tells points inside and outside apart, also for a concave polygon", () => {
  const concave = [
    { latitude: 0, longitude: 0 },
    { latitude: 10, longitude: 0 },
    { latitude: 2, longitude: 5 },
    { latitude: 10, longitude: 10 },
    { latitude: 0, longitude: 10 },
  ]
  expect(isInsideArea(concave, { latitude: 1, longitude: 5 })).toBe(true)
  expect(isInsideArea(concave, { latitude: 8, longitude: 5 })).toBe(false)
  expect(isInsideArea(concave, { latitude: 5, longitude: 1 })).toBe(true)
  expect(isInsideArea([], { latitude: 1, longitude: 1 })).toBe(false)
})

test("[LOC-7a] every country's map starts within its bounds, and places abroad are outside", () => {
  for (const code of countryCodes) expect(isWithinBounds(code, countries[code].mapCentre)).toBe(true)
  expect(isWithinBounds("LK", countries.BD.mapCentre)).toBe(false)
  expect(isWithinBounds("IN", { latitude: 51.5, longitude: -0.1 })).toBe(false)
})
