/** LOY: how far head office may correct a balance, in points. */
export const correctionLimits = {
  /** The largest correction, up or down. */
  most: 5000,
  /** If a customer's corrections exceed this in 24 hours, a second person has to approve. */
  withoutApproval: 600,
} as const

/**
 * How many points can be corrected now without a second person. `correctedInLastDay`: the points that the customer was
 * given or lost without approval in the last 24 hours, so that nobody splits a large correction.
 */
export function pointsWithoutApproval(correctedInLastDay: number): number {
  return Math.max(0, correctionLimits.withoutApproval - correctedInLastDay)
}

/** Whether a second person has to approve a correction of this many points. */
export function needsApproval(points: number, correctedInLastDay: number): boolean {
  return Math.abs(points) > pointsWithoutApproval(correctedInLastDay)
}
