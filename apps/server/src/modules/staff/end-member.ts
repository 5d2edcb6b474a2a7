import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { notifySessionsRevoked } from "./session-revocations.ts"
import { deleteWorksAt, endStaffSessions, endMemberWithoutStores, lockMember } from "./staff.store.ts"

interface EndMemberInput {
  storeId: string
  memberId: string
  /** The member who makes the request. */
  member: StaffSession
}

/**
 * Ends a member's work at a store and signs them out on every device. Members can't remove themselves, and head office
 * can't be removed, because it belongs to no store.
 */
export async function endMember(
  { clock }: Pick<Platform, "clock">,
  tx: Tx,
  { storeId, memberId, member }: EndMemberInput,
): Promise<void> {
  if (memberId === member.memberId) throw new AppError("RULE_NOT_MET")
  const lockedMember = await lockMember(tx, memberId)
  if (!lockedMember || lockedMember.everywhere || !(await deleteWorksAt(tx, memberId, storeId)))
    throw new AppError("NOT_FOUND")
  const now = clock.now()
  await endMemberWithoutStores(tx, memberId, now)
  await endStaffSessions(tx, { memberId }, now)
  await notifySessionsRevoked(tx, memberId)
}
