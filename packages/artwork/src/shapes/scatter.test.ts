import fc from "fast-check"
import { expect, it } from "vitest"
import { seedRandom } from "../seed-random.ts"
import { scatter } from "./scatter.ts"

it("points keep the minimum distance, stay in the circle and meet the condition for any input", () => {
  const anyInput = fc.record({
    seed: fc.string(),
    count: fc.integer({ min: 0, max: 60 }),
    radius: fc.double({ min: 1, max: 200, noNaN: true }),
    spacing: fc.double({ min: 0, max: 90, noNaN: true }),
    edge: fc.double({ min: -200, max: 200, noNaN: true }),
  })
  fc.assert(
    fc.property(anyInput, ({ seed, count, radius, spacing, edge }) => {
      const points = scatter(seedRandom(seed), { count, radius, spacing, fits: (x) => x >= edge })
      expect(points.length).toBeLessThanOrEqual(count)
      for (const [i, point] of points.entries()) {
        expect(Math.hypot(point.x, point.y)).toBeLessThanOrEqual(radius + 1e-9)
        expect(point.x).toBeGreaterThanOrEqual(edge)
        for (const other of points.slice(i + 1))
          expect(Math.hypot(point.x - other.x, point.y - other.y)).toBeGreaterThanOrEqual(spacing)
      }
    }),
  )
})

it("places all points if there is enough space", () => {
  expect(scatter(seedRandom("room"), { count: 20, radius: 180, spacing: 30 })).toHaveLength(20)
})
