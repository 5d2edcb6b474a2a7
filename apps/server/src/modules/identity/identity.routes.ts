import { accountCalls } from "@hearth/contract/calls/account.calls.ts"
import { loginCalls } from "@hearth/contract/calls/login.calls.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import { answerCustomer, answerGuest } from "./answer-credentials.ts"
import { forgetSessions } from "./forget-sessions.ts"
import type { Identity } from "./identity.ts"
import { logOut } from "./log-out.ts"
import { refreshSession } from "./refresh-session.ts"
import { startGuest } from "./start-guest.ts"

export function identityRoutes({ route, jobs }: Pick<Platform, "route" | "jobs">, identity: Identity): void {
  const { settings } = identity
  route("POST /loginhandler/anonymoususer", (call) => startGuest(identity, call))
  route("POST /loginhandler/refreshtokenanonymous", async (call) =>
    answerGuest(await refreshSession(identity, call, "guest", call.body), call, settings),
  )
  route("POST /loginhandler/refreshtoken", async (call) =>
    answerCustomer(await refreshSession(identity, call, "customer", call.body), call, settings),
  )
  route("POST /sso-aggregation/ve1/logout", (call) => logOut(identity, call.session, call))
  for (const { route: name } of [...loginCalls, ...accountCalls]) {
    route(name, () => {
      throw new AppError("UNAVAILABLE")
    })
  }
  jobs.every("identity.forget-sessions", "17 3 * * *", () => forgetSessions(identity))
}
