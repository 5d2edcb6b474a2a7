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

/** Waited before it is sent again where the connection broke; who waits longer presses again. */
const RETRY_AFTER_MS = [400, 1600]

/** Who asked, where no answer came: they may be in already, and only their own credentials are told so. */
let unconfirmedSender: StoredSession | undefined

/**
 * IDN-4: for the calls that sign in with a code. They end the session that sends them, so that an answer that was lost
 * can be had only with that session's credentials: whoever comes with others has nothing but a used code, and a guest's
 * cart that is the account's already.
 */
export const signInApi = createApi(async (request) => {
  const sender = unconfirmedSender ?? currentSession()
  if (!sender) return sendAsVisitor(request)
  // The guest ends with this call. Another tab that is refused meanwhile must wait for the customer's session instead of
  // starting a guest of its own, which would end the customer's: the tabs share one cookie.
  const reply = await withSessionLock(async () => {
    const answer = await sendWithRetry(request, sender)
    const session = findSession(answer)
    if (session) await storeSession(fromCustomerSession(session))
    return answer
  })
  const isKnown = reply.status < 500
  unconfirmedSender = isKnown ? undefined : sender
  // They are no good any more: somebody new then, as with any other call.
  return reply.status === 401 ? sendAsVisitor(request) : reply
})

/** A sign-in is answered with the session; a cash order with the order and the session. */
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
