import type { Correction } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { toIso, toIsoOrNull } from "../../platform/to-iso.ts"
import { listMemberNames } from "../staff/public.ts"
import type { StoredCorrection } from "./corrections.store.ts"

/** Adds the names of the members who requested and decided, also of those who have left. */
export async function describeCorrections(
  db: Queryable,
  corrections: readonly StoredCorrection[],
): Promise<Correction[]> {
  const memberIds = corrections.flatMap(({ requestedBy, decidedBy }) =>
    decidedBy === null ? [requestedBy] : [requestedBy, decidedBy],
  )
  const names = await listMemberNames(db, memberIds)
  const toMember = (memberId: string) => ({ memberId, name: names.get(memberId) ?? "" })
  return corrections.map(({ id, userId, points, reason, status, requestedBy, requestedAt, decidedBy, decidedAt }) => ({
    correctionId: id,
    userId,
    points,
    reason,
    status,
    requestedBy: toMember(requestedBy),
    requestedAt: toIso(requestedAt),
    decidedBy: decidedBy === null ? null : toMember(decidedBy),
    decidedAt: toIsoOrNull(decidedAt),
  }))
}

export async function describeCorrection(db: Queryable, correction: StoredCorrection): Promise<Correction> {
  const [described] = await describeCorrections(db, [correction])
  if (!described) throw new Error(`a correction was not described: ${correction.id}`)
  return described
}
