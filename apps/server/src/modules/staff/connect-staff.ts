import type { Platform } from "../../platform/platform.ts"
import type { Locator } from "../locator/public.ts"
import { makeFirstManager } from "./make-first-manager.ts"
import { purgeExpiredSessions } from "./purge-expired-sessions.ts"
import type { SessionRevocations } from "./session-revocations.ts"
import { staffRoutes } from "./staff.routes.ts"

/** Connects the routes and the job. At the start, creates the first manager and listens for revoked sessions. */
export function connectStaff(
  platform: Platform,
  sessionRevocations: SessionRevocations,
  locator: Pick<Locator, "findStore">,
): void {
  const { jobs, onStart } = platform
  staffRoutes(platform, locator)
  jobs.every("staff.forget-sessions", "53 3 * * *", () => purgeExpiredSessions(platform))
  onStart(async () => {
    await makeFirstManager(platform)
    await sessionRevocations.listen(platform)
  })
}
