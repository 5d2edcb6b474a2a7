import { expect, test } from "vitest"
import { landingAngle, planLanding, restingAngle, spinAngle } from "./spin-motion.ts"

const FIELDS = 6
/** The field under the pointer. */
const fieldAt = (angle: number) => Math.floor((((360 - (angle % 360)) % 360) / 360) * FIELDS)

test.each([0, 1, 2, 3, 4, 5])("[OFR-6b] the wheel stops on the drawn field: %i", (field) => {
  expect(fieldAt(restingAngle(field, FIELDS))).toBe(field)
  const { angle, velocity } = spinAngle(17, 1.3)
  const plan = planLanding(angle, velocity, field, FIELDS)
  const finalState = landingAngle(plan, 60)
  expect(finalState.done).toBe(true)
  expect(fieldAt(finalState.angle)).toBe(field)
  expect(plan.target - angle).toBeGreaterThan(360)
})

test("the landing starts without a jump, and never swings out of the field", () => {
  const { angle, velocity } = spinAngle(0, 2)
  const plan = planLanding(angle, velocity, 3, FIELDS)
  expect(landingAngle(plan, 0).angle).toBeCloseTo(angle, 6)
  expect((landingAngle(plan, 0.001).angle - angle) / 0.001).toBeCloseTo(velocity, -1)
  const angles = Array.from({ length: 600 }, (_, index) => landingAngle(plan, index / 100).angle)
  expect(Math.max(...angles)).toBeLessThan(plan.target + 180 / FIELDS)
  expect(landingAngle(plan, 6).done).toBe(true)
})
