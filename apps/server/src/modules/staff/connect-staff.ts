import type { Platform } from "../../platform/platform.ts"
import { makeFirstManager } from "./make-first-manager.ts"
import { purgeExpiredStaffSessions } from "./purge-expired-staff-sessions.ts"
import type { SessionRevocations } from "./session-revocations.ts"
import { type StaffRouteDeps, staffRoutes } from "./staff.routes.ts"

/** Connects the routes and the job. At the start, creates the first manager and listens for revoked sessions. */
export function connectStaff(platform: Platform, sessionRevocations: SessionRevocations, deps: StaffRouteDeps): void {
  const { jobs, onStart } = platform
  staffRoutes(platform, deps)
  jobs.every("staff.forget-sessions", "53 3 * * *", () => purgeExpiredStaffSessions(platform))
  onStart(async () => {
    await makeFirstManager(platform)
    await sessionRevocations.listen(platform)
  })
}
