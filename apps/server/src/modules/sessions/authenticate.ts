import type { FastifyRequest } from "fastify"
import { createBatchedRead } from "../../platform/database/create-batched-read.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { countryOf } from "../../platform/http/call.ts"
import type { Session, Sessions } from "../../platform/sessions/sessions.ts"
import { bearerOf, readAccessToken } from "./access-token.ts"
import { findSessions, type FoundSession } from "./sessions.store.ts"
import { REPEAT_SECONDS } from "./lifetimes.ts"
import type { SessionDeps } from "./session-deps.ts"

/**
 * Identifies the caller. The token proves the identity, and one lookup of the session's row by key shows whether the
 * session is still open, so that signing out applies immediately on every node.
 */
async function authenticate(
  deps: SessionDeps & { findSession(id: string): Promise<FoundSession | undefined> },
  request: FastifyRequest,
  accept: "open" | "open or just replaced" = "open",
): Promise<Session | null> {
  const { clock, keys, settings } = deps
  const token = bearerOf(request.headers.authorization)
  if (token === undefined) return null
  const now = clock.now()
  const claims = await readAccessToken(keys.access, token, now)
  if (claims.country !== countryOf(request, settings.country)) {
    throw new AppError("UNAUTHENTICATED", { reason: "token of another country" })
  }
  const session = await deps.findSession(claims.sessionId)
  if (session && accept === "open or just replaced" && isJustReplaced(session, now))
    return { ...sessionOf(session), wasReplaced: true }
  if (!session || session.endedAt) throw new AppError("SESSION_ENDED")
  if (session.expiresAt <= now) throw new AppError("CREDENTIALS_EXPIRED")
  return sessionOf(session)
}

function sessionOf({ id, userId, cartId, kind }: FoundSession): Session {
  return { id, userId, cartId, kind }
}

/**
 * Checks whether another session replaced this one within the time in which a sign-in may be repeated. Sessions that
 * ended for any other reason are always refused.
 */
function isJustReplaced({ endedAt, endedBecause }: FoundSession, now: Date): boolean {
  if (!endedAt || endedBecause !== "replaced") return false
  return now.getTime() - endedAt.getTime() <= REPEAT_SECONDS * 1000
}

export function createSessions(deps: SessionDeps): Sessions {
  const findSession = createBatchedRead((ids: readonly string[]) => findSessions(deps.db, ids))
  return { authenticate: (request, accept) => authenticate({ ...deps, findSession }, request, accept) }
}
