import type { Session } from "../../platform/sessions/sessions.ts"
import type { Identity } from "./identity.ts"
import { clearRefreshCookie } from "./refresh-cookie.ts"
import { revokeSession } from "./revoke-session.ts"
import type { Visit } from "./visit.ts"

export async function logOut(identity: Identity, session: Session, visit: Visit) {
  await revokeSession(identity, identity.db, session.id)
  clearRefreshCookie(visit, identity.settings)
  return { status: "success" } as const
}
