import type { Queryable } from "../../platform/database/database.ts"
import type { Identity } from "./identity.ts"
import { endSession, endSessionsOf } from "./identity.store.ts"

/** Takes effect with the next request on any node. */
export async function revokeSession({ clock }: Identity, db: Queryable, sessionId: string): Promise<void> {
  await endSession(db, sessionId, "logged out", clock.now())
}

/** Ends all sessions of a user, for logging out everywhere. */
export async function revokeAllOf({ clock }: Identity, db: Queryable, userId: string): Promise<void> {
  await endSessionsOf(db, userId, "ended everywhere", clock.now())
}
