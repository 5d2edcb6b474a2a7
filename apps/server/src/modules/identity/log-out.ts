import type { Session } from "../../platform/sessions/sessions.ts"
import type { Identity } from "./identity.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import { revokeSession } from "./revoke-session.ts"
import type { RequestContext } from "./request-context.ts"

export async function logOut(identity: Identity, session: Session, context: RequestContext) {
  await revokeSession(identity, identity.db, session.id)
  clearRefreshCookie(context, identity.settings)
  return { status: "success" } as const
}
