import { correctionLimits } from "@hearth/domain/loyalty/points-correction.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"

export type Direction = "add" | "take"

/** Returns the signed number of points that was typed; undefined unless it is a whole number within the limits. */
export function parseCorrection(typed: string, direction: Direction): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, "")
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  if (count < 1 || count > correctionLimits.most) return undefined
  return direction === "add" ? count : -count
}

/** Whether a second person has to approve, if this many points can be corrected without one. */
export function waitsForApproval(points: number, withoutApproval: number): boolean {
  return Math.abs(points) > withoutApproval
}

/** What the button does, in its own words: it depends on whether a second person has to approve. */
export function correctionButton(points: number | undefined, withoutApproval: number): string {
  if (points === undefined) return customersTexts.correctPoints
  if (waitsForApproval(points, withoutApproval)) return customersTexts.requestApproval
  return points > 0 ? customersTexts.add(points) : customersTexts.take(-points)
}

/** Says before the correction is sent what it changes. */
export function correctionEffect(
  points: number,
  { balance, withoutApproval }: { balance: number; withoutApproval: number },
): string {
  if (waitsForApproval(points, withoutApproval))
    return customersTexts.secondPersonApproves(
      correctionLimits.withoutApproval,
      correctionLimits.withoutApprovalPerMember,
    )
  const after = balance + points
  return after < 0 ? customersTexts.willBelowZero(after) : customersTexts.newBalance(after)
}
