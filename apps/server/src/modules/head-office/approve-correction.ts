import type { Correction } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { Change } from "../../platform/http/call.ts"
import { applyCorrection } from "./apply-correction.ts"
import { insertAuditEntry } from "./audit.store.ts"
import { type StoredCorrection, writeDecision } from "./corrections.store.ts"
import { describeCorrection } from "./describe-corrections.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { lockPendingCorrection } from "./lock-pending-correction.ts"

/** Approves a correction that another member requested, and applies it in the same transaction. */
export async function approveCorrection(
  deps: HeadOfficeDeps,
  change: Change,
  caller: OfficeCaller,
  correctionId: string,
): Promise<Correction> {
  const { tx } = change
  const pendingCorrection = await lockPendingCorrection(deps, tx, caller, correctionId)
  const at = deps.clock.now()
  const { memberId, country } = caller
  const { pointsBefore, pointsAfter } = await applyCorrection(deps, change, pendingCorrection, at)
  const approvedCorrection: StoredCorrection = {
    ...pendingCorrection,
    status: "applied",
    decidedBy: memberId,
    decidedAt: at,
  }
  await writeDecision(tx, approvedCorrection)
  await insertAuditEntry(tx, {
    at,
    memberId,
    country,
    action: "correction approved",
    subject: pendingCorrection.userId,
    from: { status: "pending", balance: pointsBefore },
    to: { status: "applied", correctionId, points: pendingCorrection.points, balance: pointsAfter },
    reason: pendingCorrection.reason,
  })
  return describeCorrection(tx, approvedCorrection)
}
