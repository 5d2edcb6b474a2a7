import { fillPie } from "./fill-pie.ts"
import type { LoyaltyRules } from "./loyalty-rules.ts"

/** A pie and what points that aren't credited yet will add to it. */
export interface PieProjection {
  /** Collected slices of the pizza that isn't complete yet. */
  slices: number
  /** Slices that are added to this pizza. */
  comingSlices: number
  /** Whether they complete the pizza. */
  isCompleted: boolean
}

/** LOY-2: what `comingPoints` add to a balance of `points`. */
export function projectPie(
  points: number,
  comingPoints: number,
  rules: Pick<LoyaltyRules, "pointsPerSlice" | "slicesPerPizza">,
): PieProjection {
  const current = fillPie(points, rules)
  const next = fillPie(points + comingPoints, rules)
  const isCompleted = next.freePizzas > current.freePizzas
  return {
    slices: current.slices,
    comingSlices: (isCompleted ? rules.slicesPerPizza : next.slices) - current.slices,
    isCompleted,
  }
}

/** The slices that an order's points add to a balance. A negative balance must be earned back first. */
export function slicesEarned(
  pointsBefore: number,
  earnedPoints: number,
  { pointsPerSlice }: Pick<LoyaltyRules, "pointsPerSlice">,
): number {
  const countSlices = (points: number) => Math.max(0, Math.floor(points / pointsPerSlice))
  return countSlices(pointsBefore + earnedPoints) - countSlices(pointsBefore)
}
