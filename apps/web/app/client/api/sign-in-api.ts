import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { createApi, type WireReply, type WireRequest } from "@hearth/contract/client.ts"
import { sendAsVisitor } from "./api.ts"
import { CallFailure } from "./call-failure.ts"
import { sendRequest } from "./send-request.ts"
import { withSessionLock } from "../session/with-session-lock.ts"
import { currentSession, storeSession } from "../session/session.store.ts"
import { fromCustomerSession, type StoredSession } from "../session/stored-session.ts"
import { asRecord } from "../storage/stored-shapes.ts"
import { isSession } from "./reply-guards.ts"

/**
 * Pauses before the request is retried after a connection failure. After them the customer presses the button again.
 */
const RETRY_AFTER_MS = [400, 1600]

/**
 * The session that sent a sign-in without receiving a response. The sign-in may have succeeded, and only this session's
 * credentials get its response.
 */
let unconfirmedSender: StoredSession | undefined

/**
 * IDN-4: the client for calls that sign in with a one-time code. They end the session that sends them, so a lost
 * response can be fetched again only with that session's credentials. Other credentials would have only a used code,
 * and a guest cart that is already merged into the account.
 */
export const signInApi = createApi(async (request) => {
  const sender = unconfirmedSender ?? currentSession()
  if (!sender) return sendAsVisitor(request)
  // The guest session ends with this call. Another tab that gets a 401 meanwhile must wait for the customer's session
  // instead of starting a guest session, which would end the customer's: the tabs share one cookie.
  const reply = await withSessionLock(async () => {
    const wireReply = await sendWithRetry(request, sender)
    const session = findSession(wireReply)
    if (session) await storeSession(fromCustomerSession(session))
    return wireReply
  })
  const isKnown = reply.status < 500
  unconfirmedSender = isKnown ? undefined : sender
  // These credentials are no longer valid, so the call is sent as a new visitor, like any other call.
  return reply.status === 401 ? sendAsVisitor(request) : reply
})

/** The response to a sign-in is the session; the response to a cash order has the order and the session. */
function findSession({ status, body }: WireReply): CustomerSession | undefined {
  if (status !== 200) return undefined
  const found = [body, asRecord(asRecord(body).data).session].find(isSession)
  return found as CustomerSession | undefined
}

async function sendWithRetry(request: WireRequest, sender: StoredSession): Promise<WireReply> {
  for (let failures = 0; ; failures++) {
    try {
      return await sendRequest(request, sender)
    } catch (error) {
      unconfirmedSender = sender
      const wait = RETRY_AFTER_MS[failures]
      const isBroken = error instanceof CallFailure && error.kind !== "timeout" && error.kind !== "canceled"
      if (wait === undefined || !isBroken || !navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
