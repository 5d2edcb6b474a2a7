import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { isOwnPage } from "../../platform/http/is-own-page.ts"
import { verifyPassword } from "../../platform/passwords/hash-password.ts"
import type { Platform } from "../../platform/platform.ts"
import { toStaffMember } from "./to-staff-member.ts"
import { countSignInAttempt, resetSignInAttempts } from "./sign-in-limits.ts"
import { hashStaffToken, setStaffCookie } from "./staff-cookie.ts"
import { findByLogin, insertStaffSession, lockMember } from "./staff.store.ts"

const TOKEN_BYTES = 32

interface SignInStaffInput {
  request: FastifyRequest
  reply: FastifyReply
  body: { login: string; password: string }
}

/** Unknown logins and wrong passwords get the same response, after the same time. */
export async function signInStaff(
  platform: Pick<Platform, "db" | "clock" | "random" | "settings">,
  { request, reply, body }: SignInStaffInput,
): Promise<StaffMember> {
  const { db, clock, random, settings } = platform
  // A page of another site must not sign a tablet in with an account of its choice.
  if (!isOwnPage(request, settings.publicOrigin)) throw new AppError("FORBIDDEN")
  const login = body.login.trim().toLowerCase()
  await countSignInAttempt(platform, request, login)
  const storedMember = await findByLogin(db, login)
  const isPasswordCorrect = await verifyPassword(storedMember?.passwordHash, body.password)
  if (!storedMember || !isPasswordCorrect) throw new AppError("STAFF_LOGIN_WRONG")
  const token = random.token(TOKEN_BYTES)
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, storedMember.memberId)
    // The password was changed, or the member was removed, while the password was checked.
    if (member?.passwordHash !== storedMember.passwordHash) throw new AppError("STAFF_LOGIN_WRONG")
    const { memberId } = member
    await insertStaffSession(tx, { id: random.uuid(), tokenHash: hashStaffToken(token), memberId, now: clock.now() })
  })
  await resetSignInAttempts(platform, request, login)
  setStaffCookie({ request, reply }, settings, token)
  return toStaffMember(storedMember)
}
