import type { ErrorCode } from "@hearth/contract/error-codes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import {
  endSession,
  findTokenUse,
  insertToken,
  type SessionKind,
  type LockedSession,
  lockSessionOfToken,
  markTokenUsed,
  prolongSession,
  type StoredSession,
} from "./sessions.store.ts"
import { evaluateRefreshToken } from "./evaluate-refresh-token.ts"
import { MAX_SESSION_SECONDS, sessionSeconds } from "./lifetimes.ts"
import { readRefreshCookie } from "./refresh-cookie.ts"
import { deriveRefreshToken, hashToken } from "./refresh-token.ts"
import { findMergedCustomer } from "../identity/public.ts"
import { issueCredentials, type IssuedSession } from "./issue-credentials.ts"
import type { RequestContext } from "./request-context.ts"
import type { SessionDeps } from "./session-deps.ts"

type Outcome = { issued: IssuedSession } | { code: ErrorCode; reason: string; sessionId?: string }

export interface RefreshProof {
  userId: string
  /** Missing if the token is in the browser's cookie. */
  refreshToken?: string | undefined
}

/** Exchanges a refresh token for new credentials and uses it up. A user id alone is refused. */
export async function refreshSession(
  deps: SessionDeps,
  context: RequestContext,
  kind: SessionKind,
  proof: RefreshProof,
): Promise<IssuedSession> {
  const { db, log, settings } = deps
  const { request } = context
  const token = proof.refreshToken ?? readRefreshCookie(request, settings)
  // A refusal is returned, not thrown, so that ending the session of a reused token is committed.
  const outcome: Outcome =
    token === undefined
      ? { code: "REFRESH_REFUSED", reason: "no token" }
      : await inTransaction(db, (tx) => exchangeToken(deps, tx, context, kind, proof.userId, token))
  if ("issued" in outcome) return outcome.issued
  const { code, reason, sessionId } = outcome
  log.warn({ requestId: request.id, sessionId, reason }, "refresh refused")
  throw new AppError(code, { reason })
}

async function exchangeToken(
  deps: SessionDeps,
  tx: Tx,
  { country }: RequestContext,
  kind: SessionKind,
  userId: string,
  token: string,
): Promise<Outcome> {
  const now = deps.clock.now()
  const hash = hashToken(token)
  const session = await lockSessionOfToken(tx, hash)
  if (!session) return { code: "REFRESH_REFUSED", reason: "unknown token" }
  const refuse = (code: ErrorCode, reason: string): Outcome => ({ code, reason, sessionId: session.id })
  if (kind === "guest" && (await isMergedGuest(tx, userId, session))) return refuse("GUEST_JOINED", "guest signed in")
  if (session.userId !== userId) return refuse("REFRESH_REFUSED", "token of another user")
  if (session.kind !== kind) return refuse("REFRESH_REFUSED", `token of a ${session.kind}`)
  if (session.country !== country) return refuse("REFRESH_REFUSED", "token of another country")
  if (session.endedAt) return refuse("SESSION_ENDED", "session ended")
  if (session.expiresAt <= now) return refuse("SESSION_ENDED", "session expired")

  const use = await findTokenUse(tx, hash)
  if (!use) return refuse("REFRESH_REFUSED", "unknown token")
  const verdict = evaluateRefreshToken(use, use.newest, now)
  if (verdict === "reuse") {
    await endSession(tx, session.id, "token reuse", now)
    return refuse("REFRESH_REFUSED", "token reused, session ended")
  }
  if (verdict === "repeat") return { issued: await issueCredentials(deps, session, use.newest) }
  return { issued: await rotate(deps, tx, session, use.generation, now) }
}

/**
 * Checks whether a guest has signed in but doesn't know it, because the response was lost; the cookie may be the old or
 * the new one. Such guests get a separate error, so that their cart is not filled and merged a second time.
 */
async function isMergedGuest(tx: Tx, guestId: string, { userId, endedAt }: StoredSession): Promise<boolean> {
  const customerId = await findMergedCustomer(tx, guestId)
  if (customerId === undefined) return false
  return userId === customerId || (userId === guestId && endedAt !== null)
}

async function rotate(deps: SessionDeps, tx: Tx, session: LockedSession, usedGeneration: number, now: Date) {
  const nextGeneration = usedGeneration + 1
  const idleEnd = now.getTime() + sessionSeconds(session.kind, session.carrier) * 1000
  const expiresAt = new Date(Math.min(idleEnd, session.createdAt.getTime() + MAX_SESSION_SECONDS * 1000))
  await markTokenUsed(tx, session.id, usedGeneration, now)
  await insertToken(
    tx,
    session.id,
    nextGeneration,
    hashToken(deriveRefreshToken(deps.keys.refresh, session, nextGeneration)),
    now,
  )
  await prolongSession(tx, session.id, expiresAt, now)
  return issueCredentials(deps, { ...session, expiresAt }, nextGeneration)
}
