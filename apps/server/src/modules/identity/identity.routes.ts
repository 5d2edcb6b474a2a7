import type { Platform } from "../../platform/platform.ts"
import { accountRoutes } from "./account.routes.ts"
import { findPerson } from "./accounts.store.ts"
import { toCustomerSession, toGuestSession } from "./session-responses.ts"
import { purgeExpiredCodes } from "./purge-expired-codes.ts"
import { purgeExpiredSessions } from "./purge-expired-sessions.ts"
import type { Identity } from "./identity.ts"
import { logOut } from "./log-out.ts"
import { loginRoutes } from "./login.routes.ts"
import { reapplyDeletions } from "./reapply-deletions.ts"
import { refreshSession } from "./refresh-session.ts"
import { startGuest } from "./start-guest.ts"
import { AppError } from "../../platform/errors/app-error.ts"

export function identityRoutes(
  platform: Pick<Platform, "route" | "jobs" | "db" | "log" | "onStart">,
  identity: Identity,
): void {
  const { route, jobs, db, log, onStart } = platform
  const { settings } = identity
  route("POST /loginhandler/anonymoususer", (call) => startGuest(identity, call))
  route("POST /loginhandler/refreshtokenanonymous", async (call) =>
    toGuestSession(await refreshSession(identity, call, "guest", call.body), call, settings),
  )
  route("POST /loginhandler/refreshtoken", async (call) => {
    const issued = await refreshSession(identity, call, "customer", call.body)
    const person = await findPerson(db, issued.session.userId)
    if (!person) throw new AppError("SESSION_ENDED")
    const habits = await identity.readHabits(db, person.id)
    return toCustomerSession({ issued, person, habits, leftOut: [] }, call, settings)
  })
  route("POST /sso-aggregation/ve1/logout", (call) => logOut(identity, call.session, call))
  loginRoutes(platform, identity)
  accountRoutes(platform, identity)
  onStart(async () => {
    const deletedAgain = await reapplyDeletions(identity)
    if (deletedAgain > 0) log.warn({ deletedAgain }, "a backup brought deleted accounts back; they are deleted again")
  })
  jobs.every("identity.forget-sessions", "17 3 * * *", () => purgeExpiredSessions(identity))
  jobs.every("identity.forget-codes", "47 * * * *", () => purgeExpiredCodes(identity))
}
