import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { endAccount } from "./end-account.ts"
import { notifySessionsRevoked } from "./session-revocations.ts"
import { deleteWorksAt, endStaffSessions, listStoresOf, lockMember } from "./staff.store.ts"

interface EndMemberInput {
  storeId: string
  memberId: string
  /** The member who makes the request. */
  member: StaffSession
}

/** Called in the transaction that ends a member's account, because no store is left at which they work. */
export type MemberEndListener = (tx: Tx, ended: { memberId: string; endedBy: string; at: Date }) => Promise<void>

/**
 * Ends a member's work at a store and signs them out on every device. Their account ends with their last store. Members
 * can't remove themselves, and people of head office can't be removed, because they belong to no store.
 */
export async function endMember(
  { clock, onMemberEnded }: Pick<Platform, "clock"> & { onMemberEnded: MemberEndListener },
  tx: Tx,
  { storeId, memberId, member }: EndMemberInput,
): Promise<void> {
  if (memberId === member.memberId) throw new AppError("RULE_NOT_MET")
  const lockedMember = await lockMember(tx, memberId)
  if (!lockedMember || lockedMember.everywhere || !(await deleteWorksAt(tx, memberId, storeId)))
    throw new AppError("NOT_FOUND")
  const at = clock.now()
  if ((await listStoresOf(tx, memberId))?.length === 0) {
    await endAccount(tx, memberId, at)
    await onMemberEnded(tx, { memberId, endedBy: member.memberId, at })
  } else {
    await endStaffSessions(tx, { memberId }, at)
    await notifySessionsRevoked(tx, memberId)
  }
}
