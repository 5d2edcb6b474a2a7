import type { FastifyRequest } from "fastify"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashPassword, isPassword } from "../../platform/passwords/hash-password.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { refuseWeak } from "./refuse-weak.ts"
import { countTry, forgetTries } from "./sign-in-limits.ts"
import { tellCut } from "./staff-cuts.ts"
import { endSessions, findMember, lockMember, writePassword } from "./staff.store.ts"

interface Asking {
  request: FastifyRequest
  member: StaffSession
  body: { old: string; password: string }
}

/** Another password for oneself; whoever else is signed in by the old one is out. */
export async function changePassword(
  platform: Pick<Platform, "db" | "clock">,
  { request, member: session, body }: Asking,
): Promise<void> {
  const { db, clock } = platform
  const { memberId } = session
  const found = await findMember(db, memberId)
  if (!found) throw new AppError("SESSION_ENDED")
  await countTry(platform, request, found.login)
  if (!(await isPassword(found.passwordHash, body.old))) throw new AppError("STAFF_LOGIN_WRONG")
  await refuseWeak(body.password, found)
  const passwordHash = await hashPassword(body.password)
  await inTransaction(db, async (tx) => {
    const locked = await lockMember(tx, memberId)
    if (locked?.passwordHash !== found.passwordHash) throw new AppError("STAFF_LOGIN_WRONG")
    await writePassword(tx, memberId, passwordHash)
    await endSessions(tx, { memberId, but: session.id }, clock.now())
    await tellCut(tx, memberId)
  })
  await forgetTries(platform, request, found.login)
}
