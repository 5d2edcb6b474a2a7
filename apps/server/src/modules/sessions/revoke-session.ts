import type { Queryable } from "../../platform/database/database.ts"
import { endSession } from "./sessions.store.ts"
import type { SessionDeps } from "./session-deps.ts"
import { endSessionsOf } from "./sessions.store.ts"

/** Ends one session. Takes effect with the next request on any node. */
export async function revokeSession({ clock }: SessionDeps, db: Queryable, sessionId: string): Promise<void> {
  await endSession(db, sessionId, "logged out", clock.now())
}

/** Ends all sessions of a user, for logging out everywhere. */
export async function revokeAllOf({ clock }: SessionDeps, db: Queryable, userId: string): Promise<void> {
  await endSessionsOf(db, userId, "ended everywhere", clock.now())
}
