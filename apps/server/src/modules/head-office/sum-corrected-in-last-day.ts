import type { CorrectedInLastDay } from "@hearth/domain/loyalty/points-correction.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { type CustomerAndMember, sumWithoutApproval } from "./corrections.store.ts"

const DAY_MS = 24 * 3_600_000

/** Adds up the points that were given or taken without approval in the 24 hours before `at`. */
export function sumCorrectedInLastDay(db: Queryable, about: CustomerAndMember, at: Date): Promise<CorrectedInLastDay> {
  return sumWithoutApproval(db, about, new Date(at.getTime() - DAY_MS))
}
