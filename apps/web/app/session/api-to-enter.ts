import { createApi, type WireReply, type WireRequest } from "@hearth/contract/client.ts"
import { sendAsVisitor } from "./api.ts"
import { CallFailure } from "./failure-kind.ts"
import { sendRequest } from "./send-request.ts"
import { currentSession } from "./session-store.ts"
import type { StoredSession } from "./stored-session.ts"

/** Waited before it is sent again where the connection broke; who waits longer presses again. */
const AGAIN_AFTER_MS = [400, 1600]

/** Who asked, where no answer came: they may be in already, and only their own credentials are told so. */
let inDoubt: StoredSession | undefined

/**
 * IDN-4: for the calls that sign in with a code. They end the session that sends them, so that an answer that was lost
 * can be had only with that session's credentials: whoever comes with others has nothing but a used code, and a guest's
 * cart that is the account's already.
 */
export const apiToEnter = createApi(async (request) => {
  const who = inDoubt ?? currentSession()
  if (!who) return sendAsVisitor(request)
  const reply = await sendUntilAnswered(request, who)
  const isKnown = reply.status < 500
  inDoubt = isKnown ? undefined : who
  // They are no good any more: somebody new then, as with any other call.
  return reply.status === 401 ? sendAsVisitor(request) : reply
})

async function sendUntilAnswered(request: WireRequest, who: StoredSession): Promise<WireReply> {
  for (let failures = 0; ; failures++) {
    try {
      return await sendRequest(request, who)
    } catch (error) {
      inDoubt = who
      const wait = AGAIN_AFTER_MS[failures]
      const isBroken = error instanceof CallFailure && error.kind !== "timeout" && error.kind !== "canceled"
      if (wait === undefined || !isBroken || !navigator.onLine) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
