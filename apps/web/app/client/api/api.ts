import { createApi, type WireReply, type WireRequest } from "@hearth/contract/client.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import { pendingSignOutSucceeds } from "../session/pending-sign-out.ts"
import { sendWithCredentials } from "./send-with-credentials.ts"
import { currentSession } from "../session/session.store.ts"

const MAX_REFRESHES = 2

/**
 * Refreshes the session. Returns undefined on success, and otherwise the failed reply. The code is imported when it is
 * first needed, because the first page makes no personal requests.
 */
async function refreshSession(): Promise<WireReply | undefined> {
  const staleBearer = currentSession()?.bearer
  const renewal = await import("../session/refresh-session.ts").catch((error: unknown) => {
    throw new CallFailure("network error", "", error)
  })
  return renewal.toFailedReply(await renewal.refreshSession(staleBearer))
}

/** The browser's API client. After a 401 it gets credentials and sends the call again (SES-4). */
export const api = createApi(sendWithSession)

/** The API client with additional headers. */
export const apiWithHeaders = (headers: Record<string, string>) =>
  createApi((request) => sendWithSession({ ...request, headers }))

/** Like `api`, but makes sure that there is a session: a first-time visitor becomes a guest before the call, not after a 401. */
export const apiAsVisitor = createApi(sendAsVisitor)

export async function sendAsVisitor(request: WireRequest): Promise<WireReply> {
  if (await pendingSignOutSucceeds()) throw new CallFailure("canceled", "")
  if (!currentSession()) await refreshSession()
  return sendWithSession(request)
}

/** Makes a first-time visitor a guest. Throws if that fails. */
export async function ensureSession(): Promise<void> {
  if (!currentSession()) await refreshSession()
  if (!currentSession()) throw new CallFailure("bad response", "")
}

async function sendWithSession(request: WireRequest): Promise<WireReply> {
  const sender = currentSession()
  let session = sender
  let reply = await sendWithCredentials(request, session)
  for (let refreshes = 0; reply.status === 401 && refreshes < MAX_REFRESHES; refreshes++) {
    // If the credentials changed while the call was in flight, for example because another call refreshed the session,
    // no refresh is needed.
    if (currentSession()?.bearer === session?.bearer) {
      const failedReply = await refreshSession()
      if (failedReply) return failedReply
    }
    session = currentSession()
    // The customer has signed out, or another customer has signed in: don't send the call for somebody else.
    if (sender?.isLoggedIn && session?.userId !== sender.userId) return reply
    reply = await sendWithCredentials(request, session)
  }
  return reply
}
