import type { Correction } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { insertAuditEntry } from "./audit.store.ts"
import { type StoredCorrection, writeDecision } from "./corrections.store.ts"
import { describeCorrection } from "./describe-corrections.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { lockPendingCorrection } from "./lock-pending-correction.ts"

/** Rejects a correction that another member requested. The customer's points stay as they are. */
export async function rejectCorrection(
  deps: HeadOfficeDeps,
  tx: Tx,
  caller: OfficeCaller,
  { correctionId, reason }: { correctionId: string; reason: string },
): Promise<Correction> {
  const pendingCorrection = await lockPendingCorrection(deps, tx, caller, correctionId)
  const at = deps.clock.now()
  const { memberId, country } = caller
  const rejectedCorrection: StoredCorrection = {
    ...pendingCorrection,
    status: "rejected",
    decidedBy: memberId,
    decidedAt: at,
  }
  await writeDecision(tx, rejectedCorrection)
  await insertAuditEntry(tx, {
    at,
    memberId,
    country,
    action: "correction rejected",
    subject: pendingCorrection.userId,
    from: { status: "pending" },
    to: { status: "rejected", correctionId, points: pendingCorrection.points },
    reason,
  })
  return describeCorrection(tx, rejectedCorrection)
}
