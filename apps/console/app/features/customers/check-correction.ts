import { type ApprovalLimits, LARGEST_CORRECTION, needsApproval } from "@hearth/domain/loyalty/points-correction.ts"
import * as customersTexts from "@hearth/texts/console/customers.ts"

export type Direction = "add" | "take"

/** Returns the signed number of points that was typed; undefined unless it is a whole number within the limits. */
export function parseCorrection(typed: string, direction: Direction): number | undefined {
  const digits = typed.replaceAll(/[\s,]/g, "")
  const count = /^\d{1,6}$/.test(digits) ? Number(digits) : 0
  if (count < 1 || count > LARGEST_CORRECTION) return undefined
  return direction === "add" ? count : -count
}

/** What the button does, in its own words: it depends on whether a second person has to approve. */
export function correctionButton(points: number | undefined, withoutApproval: number): string {
  if (points === undefined) return customersTexts.correctPoints
  if (needsApproval(points, withoutApproval)) return customersTexts.requestApproval
  return points > 0 ? customersTexts.add(points) : customersTexts.take(-points)
}

/** Says before the correction is sent what it changes. */
export function correctionEffect(
  points: number,
  { balance, withoutApproval, limits }: { balance: number; withoutApproval: number; limits: ApprovalLimits },
): string {
  if (needsApproval(points, withoutApproval))
    return customersTexts.secondPersonApproves(withoutApproval, limits.perCustomer, limits.perMember)
  const newBalance = balance + points
  return newBalance < 0 ? customersTexts.willBelowZero(newBalance) : customersTexts.newBalance(newBalance)
}
