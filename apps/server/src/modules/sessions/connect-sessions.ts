import type { Platform } from "../../platform/platform.ts"
import { type GuestEraser, purgeExpiredSessions } from "./purge-expired-sessions.ts"
import type { SessionDeps } from "./session-deps.ts"
import { sessionsRoutes } from "./sessions.routes.ts"

/** Connects the routes and the job. */
export function connectSessions(
  platform: Pick<Platform, "route" | "jobs">,
  deps: SessionDeps,
  guestErasers: readonly GuestEraser[],
): void {
  sessionsRoutes(platform, deps)
  platform.jobs.every("identity.forget-sessions", "17 3 * * *", () => purgeExpiredSessions(deps, guestErasers))
}
