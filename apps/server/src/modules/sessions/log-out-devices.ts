import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { endOwnSession } from "./sessions.store.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import type { RequestContext } from "./request-context.ts"
import { revokeAllOf } from "./revoke-session.ts"
import type { SessionDeps } from "./session-deps.ts"

/** Another user's session gets the same error as an unknown one. */
export async function logOutDevice({ db, clock }: SessionDeps, session: Session, sessionId: string) {
  if (!(await endOwnSession(db, sessionId, session.userId, clock.now()))) throw new AppError("NOT_FOUND")
  return {}
}

export async function logOutEverywhere(deps: SessionDeps, session: Session, context: RequestContext) {
  await revokeAllOf(deps, deps.db, session.userId)
  clearRefreshCookie(context, deps.settings)
  return {}
}
