import { expect, test } from "vitest"
import { landingAngle, planLanding, restingAngle, spinAngle } from "./spin-motion.ts"

const SEGMENTS = 6
/** The segment under the pointer. */
const segmentAt = (angle: number) => Math.floor((((360 - (angle % 360)) % 360) / 360) * SEGMENTS)

test.each([0, 1, 2, 3, 4, 5])("[OFR-6b] the wheel stops on the drawn segment: %i", (segment) => {
  expect(segmentAt(restingAngle(segment, SEGMENTS))).toBe(segment)
  const { angle, velocity } = spinAngle(17, 1.3)
  const plan = planLanding(angle, velocity, segment, SEGMENTS)
  const finalState = landingAngle(plan, 60)
  expect(finalState.done).toBe(true)
  expect(segmentAt(finalState.angle)).toBe(segment)
  expect(plan.target - angle).toBeGreaterThan(360)
})

test("the landing starts without a jump, and never swings out of the segment", () => {
  const { angle, velocity } = spinAngle(0, 2)
  const plan = planLanding(angle, velocity, 3, SEGMENTS)
  expect(landingAngle(plan, 0).angle).toBeCloseTo(angle, 6)
  expect((landingAngle(plan, 0.001).angle - angle) / 0.001).toBeCloseTo(velocity, -1)
  const angles = Array.from({ length: 600 }, (_, index) => landingAngle(plan, index / 100).angle)
  expect(Math.max(...angles)).toBeLessThan(plan.target + 180 / SEGMENTS)
  expect(landingAngle(plan, 6).done).toBe(true)
})
