import type { Correction, PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { toIso, toIsoOrNull } from "../../platform/to-iso.ts"
import { listMemberNames } from "../staff/public.ts"
import type { ListedCorrection, StoredCorrection } from "./corrections.store.ts"

type ToMember = (memberId: string) => Correction["requestedBy"]

/** Reads the names of members, also of those who have left. */
export async function readMembers(db: Queryable, memberIds: readonly (string | null)[]): Promise<ToMember> {
  const names = await listMemberNames(db, [...new Set(memberIds.flatMap((memberId) => memberId ?? []))])
  return (memberId) => ({ memberId, name: names.get(memberId) ?? "" })
}

/** Adds the names of the members who requested and decided. */
export async function describeCorrection(db: Queryable, correction: StoredCorrection): Promise<Correction> {
  return toCorrection(correction, await readDeciders(db, [correction]))
}

/** Adds the names and the customers' points, for the list. */
export async function describePendingCorrections(
  db: Queryable,
  corrections: readonly ListedCorrection[],
): Promise<PendingCorrection[]> {
  const toMember = await readDeciders(db, corrections)
  return corrections.map((correction) => ({
    ...toCorrection(correction, toMember),
    currentPoints: correction.currentPoints,
  }))
}

/** Reads the names of the members who requested and decided on corrections. */
function readDeciders(db: Queryable, corrections: readonly StoredCorrection[]): Promise<ToMember> {
  return readMembers(
    db,
    corrections.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
  )
}

function toCorrection(correction: StoredCorrection, toMember: ToMember): Correction {
  const { id, userId, points, reason, status, requestedBy, requestedAt, decidedBy, decidedAt } = correction
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
