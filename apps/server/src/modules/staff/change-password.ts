import * as accountTexts from "@hearth/texts/console/account.ts"
import type { FastifyRequest } from "fastify"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashPassword, verifyPassword } from "../../platform/passwords/hash-password.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { assertStrongPassword } from "./assert-strong-password.ts"
import { countSignInAttempt, resetSignInAttempts } from "./sign-in-limits.ts"
import { notifySessionsRevoked } from "./session-revocations.ts"
import { endStaffSessions, findMember, lockMember, writePassword } from "./staff.store.ts"

interface ChangePasswordInput {
  request: FastifyRequest
  member: StaffSession
  body: { old: string; password: string }
}

/** Changes a member's own password and ends their other sessions. The new password is never a temporary one. */
export async function changePassword(
  platform: Pick<Platform, "db" | "clock">,
  { request, member: session, body }: ChangePasswordInput,
): Promise<void> {
  const { db, clock } = platform
  const { memberId } = session
  const storedMember = await findMember(db, memberId)
  if (!storedMember) throw new AppError("SESSION_ENDED")
  await countSignInAttempt(platform, request, storedMember.login)
  if (!(await verifyPassword(storedMember.passwordHash, body.old))) throw new AppError("STAFF_LOGIN_WRONG")
  if (body.password === body.old) throw new AppError("PASSWORD_WEAK", { displayMsg: accountTexts.samePassword })
  await assertStrongPassword(body.password, storedMember)
  const passwordHash = await hashPassword(body.password)
  await inTransaction(db, async (tx) => {
    const lockedMember = await lockMember(tx, memberId)
    if (lockedMember?.passwordHash !== storedMember.passwordHash) throw new AppError("STAFF_LOGIN_WRONG")
    await writePassword(tx, memberId, passwordHash)
    await endStaffSessions(tx, { memberId, except: session.id }, clock.now())
    await notifySessionsRevoked(tx, memberId)
  })
  await resetSignInAttempts(platform, request, storedMember.login)
}
