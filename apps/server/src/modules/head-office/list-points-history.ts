import type { PointsHistoryEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { consumeLimits } from "../../platform/limits/consume-limit.ts"
import { toIso } from "../../platform/to-iso.ts"
import { findPerson } from "../identity/public.ts"
import { assertRole } from "./assert-role.ts"
import { insertAuditEntry, listTakeBacks } from "./audit.store.ts"
import { listCorrectionsByIds } from "./corrections.store.ts"
import { readMembers } from "./describe-corrections.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"

/** Pages per member. Ids of customers are in the audit log, so without a limit all histories could be collected. */
export const historyLimits = { perMinute: 60, perDay: 1000 } as const

const DAY_SECONDS = 24 * 3600

interface PointsHistoryInput {
  userId: string
  pageNo: number
}

/**
 * Lists a page of a customer's points history, with who at head office changed the points and why. Each page is counted
 * and recorded in the audit log before it is returned.
 */
export async function listPointsHistory(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
  { userId, pageNo }: PointsHistoryInput,
): Promise<{ entries: PointsHistoryEntry[]; pageNo: number; pages: number }> {
  const { db, clock, loyalty } = deps
  const { memberId, country } = caller
  await assertRole(deps, db, caller, ["support"])
  const at = clock.now()
  const limits = [
    { bucket: `head-office-history:${memberId}`, max: historyLimits.perMinute, windowSeconds: 60 },
    { bucket: `head-office-history:day:${memberId}`, max: historyLimits.perDay, windowSeconds: DAY_SECONDS },
  ]
  const limitResult = await consumeLimits(db, { limits, now: at })
  if (!limitResult.ok) throw new AppError("TOO_MANY_REQUESTS", { retryAfterSeconds: limitResult.retryAfterSeconds })
  const person = await findPerson(db, userId)
  if (person?.country !== country) throw new AppError("NOT_FOUND")
  const read = { action: "points history read", subject: userId, from: null, to: null } as const
  await insertAuditEntry(db, { at, memberId, country, ...read, reason: null })

  const { entries, ...paging } = await loyalty.readPointsHistory({ userId, country }, pageNo)
  const corrections = await listCorrectionsByIds(
    db,
    entries.flatMap(({ correctionId }) => correctionId ?? []),
  )
  const takeBacks = await listTakeBacks(db, { country, userId })
  const toMember = await readMembers(db, [
    ...corrections.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
    ...takeBacks.map((takeBack) => takeBack.memberId),
  ])

  /** Who changed the points and why; null unless somebody at head office did. */
  function changeOf(entry: (typeof entries)[number]): PointsHistoryEntry["change"] {
    const correction = corrections.find(({ id }) => id === entry.correctionId)
    if (correction) {
      const { requestedBy, decidedBy, reason } = correction
      return { member: toMember(requestedBy), approvedBy: decidedBy === null ? null : toMember(decidedBy), reason }
    }
    const isTakenBack = entry.kind === "points taken back" || entry.lost?.how === "taken back"
    const takeBack = isTakenBack ? takeBacks.find(({ orderId }) => orderId === entry.orderNumber) : undefined
    return takeBack ? { member: toMember(takeBack.memberId), approvedBy: null, reason: takeBack.reason } : null
  }

  return {
    entries: entries.map((entry) => ({
      entryId: entry.entryId,
      at: toIso(entry.at),
      kind: entry.kind,
      points: entry.points,
      pointsAfter: entry.pointsAfter,
      lost: entry.lost,
      orderId: entry.orderNumber,
      change: changeOf(entry),
    })),
    ...paging,
  }
}
