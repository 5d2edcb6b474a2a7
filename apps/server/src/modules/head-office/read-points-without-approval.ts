import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { approvalLimits, pointsWithoutApproval } from "@hearth/domain/loyalty/points-correction.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { type CustomerAndMember, sumWithoutApproval } from "./corrections.store.ts"

const DAY_MS = 24 * 3_600_000

/** Returns how many of the customer's points the staff member can correct at a time without a second person. */
export async function readPointsWithoutApproval(db: Queryable, about: CustomerAndMember, at: Date): Promise<number> {
  const correctedInLastDay = await sumWithoutApproval(db, about, new Date(at.getTime() - DAY_MS))
  return pointsWithoutApproval(correctedInLastDay, approvalLimits(loyaltyRules[about.country]))
}
