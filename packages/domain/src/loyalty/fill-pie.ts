import type { LoyaltyRules } from "./loyalty-rules.ts"

/** A balance of points as the customer sees it. */
export interface Pie {
  /** Slices of the pizza that isn't complete yet. */
  slices: number
  slicesPerPizza: number
  /** Complete pizzas, which can be redeemed. */
  freePizzas: number
  /** Points that the next pizza still needs. */
  missingPoints: number
}

type PieRules = Pick<LoyaltyRules, "pointsPerSlice" | "slicesPerPizza">

/** The points that one free pizza costs. */
export function pointsPerPizza({ pointsPerSlice, slicesPerPizza }: PieRules): number {
  return pointsPerSlice * slicesPerPizza
}

/** LOY-2: converts points to slices and free pizzas. A negative balance has neither and must be earned back first. */
export function fillPie(points: number, rules: PieRules): Pie {
  const price = pointsPerPizza(rules)
  const freePizzas = Math.max(0, Math.floor(points / price))
  const remaining = points - freePizzas * price
  return {
    slices: Math.max(0, Math.floor(remaining / rules.pointsPerSlice)),
    slicesPerPizza: rules.slicesPerPizza,
    freePizzas,
    missingPoints: price - remaining,
  }
}
