import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import type { Identity } from "./identity.ts"
import { endOwnSession } from "./identity.store.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import { revokeAllOf } from "./revoke-session.ts"
import type { RequestContext } from "./request-context.ts"

/** Another user's session gets the same error as an unknown one. */
export async function logOutDevice({ db, clock }: Identity, session: Session, sessionId: string) {
  if (!(await endOwnSession(db, sessionId, session.userId, clock.now()))) throw new AppError("NOT_FOUND")
  return { status: "success" } as const
}

export async function logOutEverywhere(identity: Identity, session: Session, context: RequestContext) {
  await revokeAllOf(identity, identity.db, session.userId)
  clearRefreshCookie(context, identity.settings)
  return { status: "success" } as const
}
