import type { StaffAccess } from "@hearth/contract/define-call.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import type { StaffDirectory } from "./staff-directory.ts"
import { hashToken, readStaffCookie } from "./staff-cookie.ts"
import { type FoundStaffSession, findSession, findSessionById, listStoresOf, touchSession } from "./staff.store.ts"
import { type SessionRevocations, createSessionRevocations } from "./session-revocations.ts"

const MINUTE_MS = 60_000
/** A tablet that nobody has used for so long asks for the password again. */
const MAX_IDLE_MS = 14 * 60 * MINUTE_MS
/** However busy it is, after so long it asks once more. */
const MAX_SESSION_MS = 7 * 24 * 60 * MINUTE_MS
/** How exactly it is known when it was last used. */
const SEEN_INTERVAL_MS = 5 * MINUTE_MS

function isAllowed({ role, isHeadOffice }: FoundStaffSession, needed: StaffAccess): boolean {
  if (needed === "head-office") return isHeadOffice
  return needed === "staff" || role === "manager"
}

/** Who of the staff calls, and whether they work at the store that the call is about. */
export function createStaff({
  db,
  clock,
  settings,
}: Pick<Platform, "db" | "clock" | "settings">): StaffDirectory & { sessionRevocations: SessionRevocations } {
  const sessionRevocations = createSessionRevocations()
  return {
    sessionRevocations,
    async authenticate(request, { role, storeId }) {
      const token = readStaffCookie(request, settings)
      if (token === undefined) return null
      const found = await findSession(db, hashToken(token), storeId)
      const now = clock.now()
      const idle = found ? now.getTime() - found.seenAt.getTime() : 0
      const age = found ? now.getTime() - found.createdAt.getTime() : 0
      if (!found || idle > MAX_IDLE_MS || age > MAX_SESSION_MS) throw new AppError("SESSION_ENDED")
      if (!found.worksThere || !isAllowed(found, role)) throw new AppError("FORBIDDEN")
      // A board that stays open asks by itself: only what somebody does counts as use.
      if (idle > SEEN_INTERVAL_MS && request.method !== "GET") await touchSession(db, found.id, now)
      return { id: found.id, memberId: found.memberId, role: found.role }
    },
    storesOf: listStoresOf,
    async hasAccess(sessionId, storeId) {
      return (await findSessionById(db, sessionId, storeId))?.worksThere ?? false
    },
    onSessionsRevoked: sessionRevocations.onRevoked,
  }
}
