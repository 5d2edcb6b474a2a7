import type { Correction, PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { toIso, toIsoOrNull } from "../../platform/to-iso.ts"
import { listMemberNames } from "../staff/public.ts"
import type { ListedCorrection, StoredCorrection } from "./corrections.store.ts"

/** Adds the names of the members who requested and decided, also of those who have left. */
export async function describeCorrection(db: Queryable, correction: StoredCorrection): Promise<Correction> {
  return toCorrection(correction, await readNames(db, [correction]))
}

/** Adds the names and the customers' points, for the list. */
export async function describePendingCorrections(
  db: Queryable,
  corrections: readonly ListedCorrection[],
): Promise<PendingCorrection[]> {
  const names = await readNames(db, corrections)
  return corrections.map((correction) => ({
    ...toCorrection(correction, names),
    currentPoints: correction.currentPoints,
  }))
}

type Names = Awaited<ReturnType<typeof listMemberNames>>

function readNames(db: Queryable, corrections: readonly StoredCorrection[]): Promise<Names> {
  const memberIds = corrections.flatMap(({ requestedBy, decidedBy }) =>
    decidedBy === null ? [requestedBy] : [requestedBy, decidedBy],
  )
  return listMemberNames(db, memberIds)
}

function toCorrection(correction: StoredCorrection, names: Names): Correction {
  const { id, userId, points, reason, status, requestedBy, requestedAt, decidedBy, decidedAt } = correction
  const toMember = (memberId: string) => ({ memberId, name: names.get(memberId) ?? "" })
  return {
    correctionId: id,
    userId,
    points,
    reason,
    status,
    requestedBy: toMember(requestedBy),
    requestedAt: toIso(requestedAt),
    decidedBy: decidedBy === null ? null : toMember(decidedBy),
    decidedAt: toIsoOrNull(decidedAt),
  }
}
