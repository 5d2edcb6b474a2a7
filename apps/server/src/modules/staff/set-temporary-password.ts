import type { Tx } from "../../platform/database/database.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import { assertStrongPassword } from "./assert-strong-password.ts"
import { notifySessionsRevoked } from "./session-revocations.ts"
import { endStaffSessions, writeTemporaryPassword } from "./staff.store.ts"

/** Checks and hashes a password. It takes long, so it comes before the transaction. */
export async function prepareTemporaryPassword(
  password: string,
  member: { login: string; name: string },
): Promise<string> {
  await assertStrongPassword(password, member)
  return hashPassword(password)
}

/**
 * Sets a password that the member has to change before anything else, and signs them out on every device. The caller
 * has locked the member.
 */
export async function setTemporaryPassword(tx: Tx, memberId: string, passwordHash: string, now: Date): Promise<void> {
  await writeTemporaryPassword(tx, memberId, passwordHash)
  await endStaffSessions(tx, { memberId }, now)
  await notifySessionsRevoked(tx, memberId)
}
