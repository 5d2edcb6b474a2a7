import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { type Api, createApi, type WireReply } from "@hearth/contract/client.ts"
import { sendAsVisitor } from "./api.ts"
import { CallFailure } from "@hearth/browser/call-failure.ts"
import { retry } from "@hearth/browser/retry.ts"
import { sendWithCredentials } from "./send-with-credentials.ts"
import { withSessionLock } from "../session/with-session-lock.ts"
import { currentSession, storeSession } from "../session/session.store.ts"
import { fromCustomerSession, type StoredSession } from "../session/stored-session.ts"
import { asRecord } from "../storage/stored-shapes.ts"
import { isSession } from "./reply-guards.ts"

/**
 * The pauses before the request is retried after a connection failure. After the last retry, the customer has to press
 * the button again.
 */
const RETRY_AFTER_MS = [400, 1600]

/**
 * IDN-4: the client for calls that sign in with a one-time code. They end the session that sends them, so a lost
 * response can be fetched again only with that session's credentials. With other credentials, the code would already be
 * used and the guest cart already merged into the account.
 */
export const signInApi = createSignInApi()

function createSignInApi(): Api {
  /**
   * The session that sent a sign-in without receiving a response. The sign-in may have succeeded, and only this
   * session's credentials get its response.
   */
  let unconfirmedSender: StoredSession | undefined

  return createApi(async (request) => {
    const sender = unconfirmedSender ?? currentSession()
    if (!sender) return sendAsVisitor(request)
    // The guest session ends with this call. Another tab that gets a 401 meanwhile must wait for the customer's session
    // instead of starting a guest session, which would end the customer's: the tabs share one cookie.
    const reply = await withSessionLock(async () => {
      const wireReply = await retry(
        () => sendWithCredentials(request, sender),
        RETRY_AFTER_MS,
        (error) => {
          unconfirmedSender = sender
          const isConnectionFailure =
            error instanceof CallFailure && error.kind !== "timeout" && error.kind !== "canceled"
          return isConnectionFailure && navigator.onLine
        },
      )
      const session = findSession(wireReply)
      if (session) await storeSession(fromCustomerSession(session))
      return wireReply
    })
    const isOutcomeKnown = reply.status < 500
    unconfirmedSender = isOutcomeKnown ? undefined : sender
    // These credentials are no longer valid, so the call is sent as a new visitor, like any other call.
    return reply.status === 401 ? sendAsVisitor(request) : reply
  })
}

/** The response to a sign-in is the session; the response to a cash order has the order and the session. */
function findSession({ status, body }: WireReply): CustomerSession | undefined {
  if (status !== 200) return undefined
  const session = [body, asRecord(asRecord(body).data).session].find(isSession)
  return session as CustomerSession | undefined
}
