import { AppError } from "../../platform/errors/app-error.ts"
import { consumeLimits } from "../../platform/limits/consume-limit.ts"
import { assertRole, insertAuditEntry, type OfficeCaller } from "../head-office/public.ts"
import type { RatingsDeps } from "./feedback-deps.ts"
import { findFeedbackMobile } from "./feedback-list.store.ts"

/** Numbers per member: enough to call people back, and too few to collect all numbers. */
export const mobileLimits = { perMinute: 20, perDay: 300 } as const

const DAY_SECONDS = 24 * 3600

/**
 * FBK-1: returns the mobile number of a person who gave feedback without an order. Each reading is counted and recorded
 * before the number is returned. The audit log gets the feedback's id, never the number.
 */
export async function readFeedbackMobile(
  deps: RatingsDeps,
  caller: OfficeCaller,
  feedbackId: string,
): Promise<{ mobile: string }> {
  const { db, clock } = deps
  const { memberId, country } = caller
  await assertRole(deps, db, caller, ["support"])
  const at = clock.now()
  const limits = [
    { bucket: `feedback-mobile:${memberId}`, max: mobileLimits.perMinute, windowSeconds: 60 },
    { bucket: `feedback-mobile:day:${memberId}`, max: mobileLimits.perDay, windowSeconds: DAY_SECONDS },
  ]
  const limitResult = await consumeLimits(db, { limits, now: at })
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const mobile = await findFeedbackMobile(db, { id: feedbackId, country })
  if (mobile === undefined) throw new AppError("NOT_FOUND")
  const read = { action: "feedback number read", subject: feedbackId, from: null, to: null } as const
  await insertAuditEntry(db, { at, memberId, country, ...read, reason: null })
  return { mobile }
}
