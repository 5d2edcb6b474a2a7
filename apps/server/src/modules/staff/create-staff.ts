import type { StaffAccess } from "@hearth/contract/define-call.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffDirectory } from "./staff-directory.ts"
import { hashStaffToken, readStaffCookie } from "./staff-cookie.ts"
import {
  type FoundStaffSession,
  findStaffSession,
  findStaffSessionById,
  listStoresOf,
  touchStaffSession,
} from "./staff.store.ts"
import { type SessionRevocations, createSessionRevocations } from "./session-revocations.ts"

const MINUTE_MS = 60_000
/** A tablet that was not used for this long needs the password again. */
const MAX_IDLE_MS = 14 * 60 * MINUTE_MS
/** A session ends after this time, however much it is used. */
const MAX_SESSION_MS = 7 * 24 * 60 * MINUTE_MS
/** The time of the last use is stored at most this often. */
const SEEN_INTERVAL_MS = 5 * MINUTE_MS

function isAllowed({ role, isHeadOffice }: FoundStaffSession, requiredAccess: StaffAccess): boolean {
  if (requiredAccess === "head-office") return isHeadOffice
  return requiredAccess === "staff" || role === "manager"
}

/** Authenticates staff members and checks whether they work at the store of the request. */
export function createStaff({
  db,
  clock,
  settings,
}: Pick<Platform, "db" | "clock" | "settings">): StaffDirectory & { sessionRevocations: SessionRevocations } {
  const sessionRevocations = createSessionRevocations()
  return {
    sessionRevocations,
    async authenticate(request, { role, storeId, allowsTemporaryPassword }) {
      const token = readStaffCookie(request, settings)
      if (token === undefined) return null
      const session = await findStaffSession(db, hashStaffToken(token), storeId)
      const now = clock.now()
      const idleMs = session ? now.getTime() - session.seenAt.getTime() : 0
      const ageMs = session ? now.getTime() - session.createdAt.getTime() : 0
      if (!session || idleMs > MAX_IDLE_MS || ageMs > MAX_SESSION_MS) throw new AppError("SESSION_ENDED")
      if (session.mustChangePassword && !allowsTemporaryPassword) throw new AppError("PASSWORD_CHANGE_NEEDED")
      if (!session.worksThere || !isAllowed(session, role)) throw new AppError("FORBIDDEN")
      // An open board sends GET requests on its own, so only other requests count as use.
      if (idleMs > SEEN_INTERVAL_MS && request.method !== "GET") await touchStaffSession(db, session.id, now)
      return { id: session.id, memberId: session.memberId, role: session.role }
    },
    storesOf: listStoresOf,
    async hasAccess(sessionId, storeId) {
      return (await findStaffSessionById(db, sessionId, storeId))?.worksThere ?? false
    },
    onSessionsRevoked: sessionRevocations.onRevoked,
  }
}
