import type { PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import type { Correction } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { needsApproval } from "@hearth/domain/loyalty/points-correction.ts"
import type { Change } from "../../platform/http/call.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findPerson } from "../identity/public.ts"
import { lockProgramMember } from "../loyalty/public.ts"
import { lockMember } from "../staff/public.ts"
import { applyCorrection, assertProgramMember } from "./apply-correction.ts"
import { assertRole } from "./assert-role.ts"
import { insertAuditEntry } from "./audit.store.ts"
import { insertCorrection, type StoredCorrection } from "./corrections.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { describeCorrection } from "./describe-corrections.ts"
import { readPointsAfter } from "./read-points-after.ts"
import { readPointsWithoutApproval } from "./read-points-without-approval.ts"

interface CorrectionInput {
  userId: string
  points: number
  reason: string
}

/** Corrects a customer's points at once, or stores the request if a second person has to approve it. */
export async function requestCorrection(
  deps: HeadOfficeDeps,
  change: Change,
  caller: OfficeCaller,
  { userId, points, reason }: CorrectionInput,
): Promise<PointsAfter & { correction: Correction }> {
  const { tx } = change
  await assertRole(deps, tx, caller, ["support"])
  const { memberId, country } = caller
  const person = await findPerson(tx, userId)
  if (person?.country !== country) throw new AppError("NOT_FOUND")
  const at = deps.clock.now()
  const id = deps.random.uuid()
  const request = { id, country, userId, points, reason, requestedBy: memberId, requestedAt: at, decidedBy: null }
  const entry = { at, memberId, country, subject: userId, reason }
  // Simultaneous requests by a staff member or for a customer are decided one after the other.
  await lockMember(tx, memberId)
  await lockProgramMember(tx, { userId, country })
  const withoutApproval = await readPointsWithoutApproval(tx, { userId, country, memberId }, at)
  const correction: StoredCorrection = needsApproval(points, withoutApproval)
    ? { ...request, needsApproval: true, status: "pending", decidedAt: null }
    : { ...request, needsApproval: false, status: "applied", decidedAt: at }
  if (correction.status === "pending") {
    await assertProgramMember(deps, tx, correction)
    await insertAuditEntry(tx, {
      ...entry,
      action: "correction requested",
      from: null,
      to: { correctionId: id, points },
    })
  } else {
    const { pointsBefore, pointsAfter } = await applyCorrection(deps, change, correction, at)
    await insertAuditEntry(tx, {
      ...entry,
      action: "correction applied",
      from: { balance: pointsBefore },
      to: { correctionId: id, points, balance: pointsAfter },
    })
  }
  await insertCorrection(tx, correction)
  return {
    correction: await describeCorrection(tx, correction),
    ...(await readPointsAfter(deps, tx, { userId, country, memberId }, at)),
  }
}
