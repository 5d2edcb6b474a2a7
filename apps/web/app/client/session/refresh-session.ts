import { shareRun } from "@hearth/browser/share-run.ts"
import type { CustomerSession, GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { createApi, type ApiReply, type WireReply } from "@hearth/contract/client.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { notifyGuestMerged } from "./guest-merged.ts"
import { withSessionLock } from "./with-session-lock.ts"
import { notifyRefreshFailed } from "./session-ended.ts"
import { sendWithCredentials } from "../api/send-with-credentials.ts"
import { adoptStoredSession, currentSession, clearSession, storeSession } from "./session.store.ts"
import { fromCustomerSession, fromGuestSession } from "./stored-session.ts"

export type RefreshFlow = "REFRESH_TOKEN" | "REFRESH_TOKEN_ANONYMOUS" | "ANONYMOUS_USER"
export interface RefreshResult {
  flow: RefreshFlow
  result: "SUCCESS" | "FAILED"
  /** SES-5: the server's message if it refused; another response gets the internal-server-error message. */
  displayMsg?: string
}

const authApi = createApi((request) => sendWithCredentials(request, currentSession()))

/**
 * Gets new credentials for the current session (SES-4). However many calls need them, one refresh is made. If another
 * tab has refreshed or started the guest session, its result is adopted: the tabs share one cookie and would otherwise
 * end each other's sessions. `staleBearer`: the credentials that were refused.
 */
export const refreshSession = shareRun((staleBearer = currentSession()?.bearer) =>
  withSessionLock(async () => {
    await adoptStoredSession()
    // A different bearer was adopted just now or restored while this waited for the lock, so no refresh is needed.
    return currentSession()?.bearer === staleBearer ? refresh() : describeAdoptedSession()
  }),
)

function describeAdoptedSession(): RefreshResult {
  return { flow: currentSession()?.isLoggedIn ? "REFRESH_TOKEN" : "REFRESH_TOKEN_ANONYMOUS", result: "SUCCESS" }
}

async function refresh(): Promise<RefreshResult> {
  const session = currentSession()
  if (!session) return startGuest()
  const { userId, refreshToken } = session
  if (session.isLoggedIn) {
    const reply = await authApi("POST /loginhandler/refreshtoken", { body: { userId, refreshToken } })
    if (reply.ok) await storeSession(fromCustomerSession(reply.body as CustomerSession))
    // The server ended the session: the visit continues as a guest, and only signing in again restores the account.
    if (reply.status === 401) clearSession()
    return notifyIfFailed(toRefreshResult("REFRESH_TOKEN", reply))
  }
  const reply = await authApi("POST /loginhandler/refreshtokenanonymous", { body: { userId, refreshToken } })
  if (reply.ok) {
    await storeSession(fromGuestSession(reply.body as GuestSession))
    return toRefreshResult("REFRESH_TOKEN_ANONYMOUS", reply)
  }
  // IDN-12: the guest signed in and the response was lost. The cart is merged into the account; sending it again would
  // duplicate its lines.
  if (reply.body?.errors?.[0]?.code === "GUEST_JOINED") notifyGuestMerged()
  // A guest loses nothing with a new session; a customer must be notified and sign in again.
  return reply.status === 401 ? startGuest() : toRefreshResult("REFRESH_TOKEN_ANONYMOUS", reply)
}

/**
 * SES-5, IDN-11: notifies the customer, even if a background call caused the refresh. After a mere network failure,
 * only the caller gets the error.
 */
function notifyIfFailed(refreshResult: RefreshResult): RefreshResult {
  const { result, displayMsg } = refreshResult
  if (result === "FAILED") notifyRefreshFailed(displayMsg, currentSession() === null)
  return refreshResult
}

async function startGuest(): Promise<RefreshResult> {
  const reply = await authApi("POST /loginhandler/anonymoususer")
  if (reply.ok) await storeSession(fromGuestSession(reply.body as GuestSession))
  return toRefreshResult("ANONYMOUS_USER", reply)
}

function toRefreshResult(
  flow: RefreshFlow,
  reply: ApiReply<"POST /loginhandler/anonymoususer"> | ApiReply<"POST /loginhandler/refreshtoken">,
): RefreshResult {
  if (reply.ok) return { flow, result: "SUCCESS" }
  const isRefusal = reply.body?.status === "failed"
  return {
    flow,
    result: "FAILED",
    displayMsg: isRefusal ? reply.body.errors?.[0]?.displayMsg : requestErrorTexts.somethingWentWrong,
  }
}

/**
 * SES-5: the reply to a call when no session could be established, with our own message if the server had none.
 * Undefined after a successful refresh.
 */
export function toFailedReply({
  result,
  displayMsg = requestErrorTexts.refreshFailed,
}: RefreshResult): WireReply | undefined {
  if (result === "SUCCESS") return undefined
  return {
    status: 401,
    body: {
      status: "failed",
      errors: [
        {
          code: "REFRESH_REFUSED",
          displayMsg,
          header: requestErrorTexts.popupHeader,
          btnMsg: requestErrorTexts.popupButton,
        },
      ],
    },
  }
}
