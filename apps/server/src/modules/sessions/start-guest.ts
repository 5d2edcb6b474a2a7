import type { GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { toClientType } from "@hearth/contract/client-types.ts"
import type { Tx } from "../../platform/database/database.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { limitNetwork } from "../../platform/limits/limit-network.ts"
import { bearerOf, readAccessToken } from "./access-token.ts"
import { lockSessionOfToken } from "./sessions.store.ts"
import { isOwnPage } from "../../platform/http/is-own-page.ts"
import { readRefreshCookie } from "./refresh-cookie.ts"
import { hashToken } from "./refresh-token.ts"
import { formatDeviceName } from "./format-device-name.ts"
import { toGuestSession } from "./guest-session.ts"
import type { RequestContext } from "./request-context.ts"
import type { SessionDeps } from "./session-deps.ts"
import { startSession } from "./start-session.ts"

/** Starts a guest session and ends the sessions of the access token and the cookie that came with the request. */
export async function startGuest(deps: SessionDeps, context: RequestContext): Promise<GuestSession> {
  const { db, random, settings } = deps
  const { country, request } = context
  // Otherwise another site could replace a visitor's session unnoticed.
  if (!isOwnPage(request, settings.publicOrigin)) throw new AppError("FORBIDDEN", { reason: "sent by another site" })
  await limitNetwork(deps, request, "guests", settings.guestsPerMinute, 60)
  await limitNetwork(deps, request, "guests", settings.guestsPerDay, 24 * 3600)
  const issued = await inTransaction(db, async (tx) =>
    startSession(deps, tx, {
      kind: "guest",
      userId: random.uuid(),
      cartId: random.uuid(),
      country,
      clientType: toClientType(request.headers["client-type"]),
      device: formatDeviceName(request.headers["user-agent"], request.headers["client-type"]),
      replaces: await findPresentedSessions(deps, tx, context),
    }),
  )
  return toGuestSession(issued, context, settings)
}

async function findPresentedSessions(deps: SessionDeps, tx: Tx, { request }: RequestContext): Promise<string[]> {
  const { keys, clock, settings } = deps
  const bearer = bearerOf(request.headers.authorization)
  // An expired token still identifies its session; a token that we did not sign is ignored.
  const claims =
    bearer && (await readAccessToken(keys.access, bearer, clock.now(), "valid or expired").catch(() => undefined))
  const cookie = readRefreshCookie(request, settings)
  const cookieSession = cookie && (await lockSessionOfToken(tx, hashToken(cookie)))
  return [...new Set([claims ? claims.sessionId : [], cookieSession ? cookieSession.id : []].flat())]
}
