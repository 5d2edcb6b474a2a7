import type { Platform } from "../../platform/platform.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { notifySessionsRevoked } from "./session-revocations.ts"
import { setStaffCookie } from "./staff-cookie.ts"
import { endStaffSessions } from "./staff.store.ts"

/** Ends this session only and closes its live boards on every node. */
export async function signOutStaff(
  { db, clock, settings }: Pick<Platform, "db" | "clock" | "settings">,
  call: Parameters<typeof setStaffCookie>[0] & { member: StaffSession },
): Promise<void> {
  const { id, memberId } = call.member
  await endStaffSessions(db, { memberId, only: id }, clock.now())
  await notifySessionsRevoked(db, memberId)
  setStaffCookie(call, settings, "")
}
