import { pointsPerPizza } from "./fill-pie.ts"
import type { LoyaltyRules } from "./loyalty-rules.ts"

/** The largest correction by head office, up or down, in points. */
export const LARGEST_CORRECTION = 5000

const PIZZAS_PER_CUSTOMER = 1
const PIZZAS_PER_MEMBER = 5

/** The points that head office may correct in 24 hours without a second person. */
export interface ApprovalLimits {
  /** For one customer. */
  perCustomer: number
  /** By one staff member, for all customers. */
  perMember: number
}

/** The limits follow from what a free pizza costs in the country: one for a customer, five by a staff member. */
export function approvalLimits(rules: Pick<LoyaltyRules, "pointsPerSlice" | "slicesPerPizza">): ApprovalLimits {
  const pizza = pointsPerPizza(rules)
  return { perCustomer: PIZZAS_PER_CUSTOMER * pizza, perMember: PIZZAS_PER_MEMBER * pizza }
}

/** The points that were given or taken without approval in the last 24 hours, up and down added. */
export interface CorrectedInLastDay {
  ofCustomer: number
  /** By the staff member, for all customers. */
  byMember: number
}

/**
 * How many points the staff member can correct now without a second person. Corrections of a day count together, so
 * that nobody splits a large one, over time or over several customers.
 */
export function pointsWithoutApproval({ ofCustomer, byMember }: CorrectedInLastDay, limits: ApprovalLimits): number {
  return Math.max(0, Math.min(limits.perCustomer - ofCustomer, limits.perMember - byMember))
}

/** Whether a second person has to approve a correction, if this many points can be corrected without one. */
export function needsApproval(points: number, withoutApproval: number): boolean {
  return Math.abs(points) > withoutApproval
}
