/** LOY: how far head office may correct a balance, in points. */
export const correctionLimits = {
  /** The largest correction, up or down. */
  most: 5000,
  /** Above this, a second person has to approve the correction. */
  withoutApproval: 600,
} as const

/** Whether a second person has to approve a correction of this many points. */
export function needsApproval(points: number): boolean {
  return Math.abs(points) > correctionLimits.withoutApproval
}
