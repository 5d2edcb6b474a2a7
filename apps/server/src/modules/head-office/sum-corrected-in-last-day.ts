import type { Queryable } from "../../platform/database/database.ts"
import { type StoredCorrection, sumWithoutApproval } from "./corrections.store.ts"

const DAY_MS = 24 * 3_600_000

/** Adds up the points that a customer was given or lost without approval in the 24 hours before a time. */
export function sumCorrectedInLastDay(
  db: Queryable,
  customer: Pick<StoredCorrection, "userId" | "country">,
  at: Date,
): Promise<number> {
  return sumWithoutApproval(db, customer, new Date(at.getTime() - DAY_MS))
}
