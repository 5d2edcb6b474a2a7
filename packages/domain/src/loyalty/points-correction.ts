/** How far head office may correct a member's balance, in points. */
export const correctionLimits = {
  /** The largest correction, up or down. */
  most: 5000,
  /** If a customer's corrections exceed this in 24 hours, a second person has to approve. */
  withoutApproval: 600,
  /** If a staff member's corrections for all customers exceed this in 24 hours, a second person has to approve. */
  withoutApprovalPerMember: 3000,
} as const

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
export function pointsWithoutApproval({ ofCustomer, byMember }: CorrectedInLastDay): number {
  const { withoutApproval, withoutApprovalPerMember } = correctionLimits
  return Math.max(0, Math.min(withoutApproval - ofCustomer, withoutApprovalPerMember - byMember))
}

/** Whether a second person has to approve a correction of this many points. */
export function needsApproval(points: number, correctedInLastDay: CorrectedInLastDay): boolean {
  return Math.abs(points) > pointsWithoutApproval(correctedInLastDay)
}
