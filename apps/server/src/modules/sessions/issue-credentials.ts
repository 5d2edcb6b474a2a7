import { makeAccessToken } from "./access-token.ts"
import type { StoredSession } from "./sessions.store.ts"
import { ACCESS_SECONDS } from "./lifetimes.ts"
import { deriveRefreshToken } from "./refresh-token.ts"
import type { SessionDeps } from "./session-deps.ts"

/** A session with its credentials. */
export interface IssuedSession {
  session: Omit<StoredSession, "salt" | "endedAt">
  accessToken: string
  accessExpiresAt: Date
  refreshToken: string
  refreshSeconds: number
}

export async function issueCredentials(
  { keys, clock }: SessionDeps,
  session: Omit<StoredSession, "endedAt">,
  generation: number,
): Promise<IssuedSession> {
  const now = clock.now()
  // Tokens store their expiry in whole seconds, so the response's expiry is rounded down to match.
  const expires = Math.min(now.getTime() + ACCESS_SECONDS * 1000, session.expiresAt.getTime())
  const accessExpiresAt = new Date(Math.floor(expires / 1000) * 1000)
  const { id: sessionId, userId, kind, country } = session
  return {
    session,
    accessToken: await makeAccessToken(keys.access, { sessionId, userId, kind, country }, now, accessExpiresAt),
    accessExpiresAt,
    refreshToken: deriveRefreshToken(keys.refresh, session, generation),
    refreshSeconds: Math.ceil((session.expiresAt.getTime() - now.getTime()) / 1000),
  }
}
