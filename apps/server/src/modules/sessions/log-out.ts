import type { Session } from "../../platform/sessions/sessions.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import type { RequestContext } from "./request-context.ts"
import { revokeSession } from "./revoke-session.ts"
import type { SessionDeps } from "./session-deps.ts"

export async function logOut(deps: SessionDeps, session: Session, context: RequestContext) {
  await revokeSession(deps, deps.db, session.id)
  clearRefreshCookie(context, deps.settings)
  return {}
}
