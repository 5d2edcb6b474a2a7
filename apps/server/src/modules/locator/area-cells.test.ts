import { isInsideArea } from "@hearth/domain/geo/area.ts"
import { cellToBoundary, isValidCell } from "h3-js"
import fc from "fast-check"
import { expect, test } from "vitest"
import { cellOf, cellToBigint, coverArea } from "./area-cells.ts"
import { indexCells, storesInCell } from "./cell-index.ts"
import { anyArea, anyPoint, movePoint } from "./testing/any-area.ts"

test("[LOC-2a] every point of an area lies in one of the area's hexagons", () => {
  fc.assert(
    fc.property(anyArea, fc.array(fc.tuple(share, share), { minLength: 40, maxLength: 40 }), (area, spots) => {
      const cells = new Set(coverArea(area))
      const south = Math.min(...area.map(({ latitude }) => latitude))
      const north = Math.max(...area.map(({ latitude }) => latitude))
      const west = Math.min(...area.map(({ longitude }) => longitude))
      const east = Math.max(...area.map(({ longitude }) => longitude))
      for (const [up, right] of spots) {
        const location = { latitude: south + up * (north - south), longitude: west + right * (east - west) }
        expect(!isInsideArea(area, location) || cells.has(cellOf(location))).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test("[LOC-2a] points within centimetres of a hexagon's edge lie in one of the area's hexagons, too", () => {
  fc.assert(
    fc.property(anyPoint, fc.nat(5), share, fc.constantFrom(1, -1), (location, edgeIndex, along, direction) => {
      const corners = cellToBoundary(cellOf(location))
      const [lat = 0, lng = 0] = corners[edgeIndex % corners.length] ?? []
      const [latTo = 0, lngTo = 0] = corners[(edgeIndex + 1) % corners.length] ?? []
      const edge = movePoint({ latitude: lat, longitude: lng }, (latTo - lat) * along, (lngTo - lng) * along)
      const length = Math.hypot(latTo - lat, lngTo - lng)
      const offsetFromEdge = (by: number) =>
        movePoint(edge, (by * direction * (lngTo - lng)) / length, (by * direction * (lat - latTo)) / length)
      // A triangle whose tip is a tenth of a millimetre from the edge, if the edge is a straight line on the map.
      const base = offsetFromEdge(0.005)
      const area = [
        movePoint(base, latTo - lat, lngTo - lng),
        offsetFromEdge(1e-9),
        movePoint(base, lat - latTo, lng - lngTo),
      ]
      const cells = coverArea(area)
      for (const inside of [2e-9, 1e-8, 5e-8, 1e-7, 1e-6].map(offsetFromEdge)) expect(cells).toContain(cellOf(inside))
    }),
    { numRuns: 200 },
  )
})

test("[LOC-2a] a hexagon's index fits the database's bigint and can be converted back", () => {
  fc.assert(
    fc.property(anyPoint, (location) => {
      const cell = cellOf(location)
      const stored = BigInt(cellToBigint(cell))
      expect(isValidCell(stored.toString(16))).toBe(true)
      expect(stored.toString(16)).toBe(cell)
      expect(stored < 2n ** 63n).toBe(true)
    }),
  )
})

test("[LOC-2a] the index returns for each hexagon exactly the stores whose areas touch it", () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(anyPoint.map(cellOf), { maxLength: 8 }), { maxLength: 30 }), (stores) => {
      const index = indexCells(stores)
      for (const cell of new Set([...stores.flat(), "8760145b5ffffff"])) {
        const expected = stores.flatMap((cells, store) => (cells.includes(cell) ? [store] : []))
        expect(storesInCell(index, cell)).toEqual(expected)
      }
    }),
  )
})

/** Evenly distributed from 0 to 1. */
const share = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 1_000_000)
