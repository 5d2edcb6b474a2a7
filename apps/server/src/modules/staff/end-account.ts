import type { Tx } from "../../platform/database/database.ts"
import { notifySessionsRevoked } from "./session-revocations.ts"
import { endStaffSessions, writeMemberEnd } from "./staff.store.ts"

/** Ends a member's account and signs them out on every device. The caller has locked the member. */
export async function endAccount(tx: Tx, memberId: string, now: Date): Promise<void> {
  await writeMemberEnd(tx, memberId, now)
  await endStaffSessions(tx, { memberId }, now)
  await notifySessionsRevoked(tx, memberId)
}
