import type { Platform } from "../../platform/platform.ts"
import { listDevices } from "./list-devices.ts"
import { logOutDevice, logOutEverywhere } from "./log-out-devices.ts"
import { logOut } from "./log-out.ts"
import { refreshGuest } from "./refresh-guest.ts"
import { startGuest } from "./start-guest.ts"
import type { SessionDeps } from "./session-deps.ts"

export function sessionsRoutes({ route }: Pick<Platform, "route">, deps: SessionDeps): void {
  route("POST /loginhandler/anonymoususer", (call) => startGuest(deps, call))
  route("POST /loginhandler/refreshtokenanonymous", (call) => refreshGuest(deps, call, call.body))
  route("GET /loginhandler/sessions", ({ session }) => listDevices(deps, session))
  route("DELETE /loginhandler/sessions/{sessionId}", ({ session, params }) =>
    logOutDevice(deps, session, params.sessionId),
  )
  route("POST /sso-aggregation/ve1/logout", (call) => logOut(deps, call.session, call))
  route("POST /sso-aggregation/ve1/logouteverywhere", (call) => logOutEverywhere(deps, call.session, call))
}
