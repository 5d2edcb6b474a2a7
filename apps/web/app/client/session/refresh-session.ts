import type { CustomerSession, GuestSession } from "@hearth/contract/calls/auth.calls.ts"
import { createApi, type ApiReply, type WireReply } from "@hearth/contract/client.ts"
import { REFRESH_FAILED } from "@hearth/contract/error-codes.ts"
import { notifyGuestMerged } from "./guest-merged.ts"
import { withSessionLock } from "./with-session-lock.ts"
import { notifySessionEnded } from "./session-ended.ts"
import { sendRequest } from "../api/send-request.ts"
import { adoptStoredSession, currentSession, clearSession, storeSession } from "./session.store.ts"
import { fromCustomerSession, fromGuestSession } from "./stored-session.ts"

export type RefreshFlow = "REFRESH_TOKEN" | "REFRESH_TOKEN_ANONYMOUS" | "ANONYMOUS_USER"
export interface RefreshResult {
  flow: RefreshFlow
  result: "SUCCESS" | "FAILED"
  /** The server's own words, where it refused. */
  displayMsg?: string
}

const authApi = createApi((request) => sendRequest(request, currentSession()))

let inFlight: Promise<RefreshResult> | undefined

/**
 * New credentials for whoever this is (SES-4). However many calls need them at once, one refresh is made; and where
 * another tab has made it, or made the guest, its result is taken over: the tabs share one cookie, and would otherwise
 * end each other's sessions in turns. `before`: what was found wanting.
 */
export function refreshSession(staleBearer = currentSession()?.bearer): Promise<RefreshResult> {
  inFlight ??= withSessionLock(async () => {
    await adoptStoredSession()
    // Adopted just now, or restored while this waited for its turn: what was found wanting is another.
    return currentSession()?.bearer === staleBearer ? refresh() : adoptedResult()
  }).finally(() => {
    inFlight = undefined
  })
  return inFlight
}

function adoptedResult(): RefreshResult {
  return { flow: currentSession()?.isLoggedIn ? "REFRESH_TOKEN" : "REFRESH_TOKEN_ANONYMOUS", result: "SUCCESS" }
}

async function refresh(): Promise<RefreshResult> {
  const session = currentSession()
  if (!session) return startGuest()
  const { userId, refreshToken } = session
  if (session.isLoggedIn) {
    const reply = await authApi("POST /loginhandler/refreshtoken", { body: { userId, refreshToken } })
    if (reply.ok) await storeSession(fromCustomerSession(reply.body as CustomerSession))
    // Ended by the server: what follows is a guest's, and only logging in again brings the customer back.
    if (reply.status === 401) clearSession()
    return notifyIfFailed(toRefreshResult("REFRESH_TOKEN", reply))
  }
  const reply = await authApi("POST /loginhandler/refreshtokenanonymous", { body: { userId, refreshToken } })
  if (reply.ok) {
    await storeSession(fromGuestSession(reply.body as GuestSession))
    return toRefreshResult("REFRESH_TOKEN_ANONYMOUS", reply)
  }
  // IDN-12: signed in, and the answer was lost. What they had is the account's; put in again it would be there twice.
  if (reply.body?.errors?.[0]?.code === "GUEST_JOINED") notifyGuestMerged()
  // A guest has nothing to lose by starting anew; a customer must be told and log in again.
  return reply.status === 401 ? startGuest() : toRefreshResult("REFRESH_TOKEN_ANONYMOUS", reply)
}

/**
 * SES-5, IDN-11: a customer is told whatever call found it out, a background one too. Where nothing but the network
 * failed, who waits for an answer is told that.
 */
function notifyIfFailed(refresh: RefreshResult): RefreshResult {
  if (refresh.result === "FAILED") notifySessionEnded(refresh.displayMsg, currentSession() === null)
  return refresh
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
  return reply.ok
    ? { flow, result: "SUCCESS" }
    : { flow, result: "FAILED", displayMsg: reply.body?.errors?.[0]?.displayMsg }
}

/** SES-5: what a call is answered whose caller could not be made known; in our words where the server had none. */
export function toFailedReply({ result, displayMsg = REFRESH_FAILED }: RefreshResult): WireReply | undefined {
  if (result === "SUCCESS") return undefined
  return {
    status: 401,
    body: { status: "failed", errors: [{ code: "REFRESH_REFUSED", displayMsg, header: "Oops", btnMsg: "OK" }] },
  }
}
