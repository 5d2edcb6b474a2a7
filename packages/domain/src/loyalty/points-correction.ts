/** LOY: how far head office may correct a balance, in points. */
export const correctionLimits = {
  /** The largest correction, up or down. */
  most: 5000,
  /** Above this, a second person has to approve the correction. */
  withoutApproval: 600,
} as const

/**
 * Whether a second person has to approve a correction of this many points. `correctedToday`: the points that the
 * customer was given or lost without approval in the last 24 hours, so that nobody splits a large correction.
 */
export function needsApproval(points: number, correctedToday = 0): boolean {
  return correctedToday + Math.abs(points) > correctionLimits.withoutApproval
}
