import { loadCustomerData } from "./complete-sign-in.ts"
import { clearCustomerData } from "./clear-customer-data.ts"
import { pendingSignOut } from "../../client/session/pending-sign-out.ts"
import { isLeavingAfterSignOut, markSignedOut } from "../../client/session/sign-out-state.ts"
import { sessionEndCount, onSessionEnded } from "../../client/session/session-ended.ts"
import { adoptStoredSession, currentSession } from "../../client/session/session.store.ts"
import { readStored, removeStored, onStoredElsewhere } from "../../client/storage/storage.ts"

/** A page from the back/forward cache doesn't know whether the customer signed out after leaving it. */
function reloadIfSignedOut({ persisted }: PageTransitionEvent): void {
  if (persisted && currentSession()?.isLoggedIn && readStored("user") === null) location.reload()
}

/**
 * IDN-11: the server ended the session, so the customer's data is removed, unless another customer has signed in since.
 */
function clearEndedSession(): void {
  if (!currentSession()?.isLoggedIn) void clearCustomerData({ hasSessionEnded: true })
}

async function adoptSession(): Promise<void> {
  const previous = currentSession()
  await adoptStoredSession()
  const current = currentSession()
  if (!current?.isLoggedIn || current.userId === previous?.userId) return
  if (previous?.isLoggedIn) location.reload()
  else await loadCustomerData()
}

/** Follows sign-in and sign-out in other tabs. Reloads the page if it may show another customer's data. */
export function watchSession(): () => void {
  addEventListener("pageshow", reloadIfSignedOut)
  const stopEnded = onSessionEnded(clearEndedSession)
  // The session may have ended before this listener was added.
  if (sessionEndCount() > 0) clearEndedSession()
  const stop = onStoredElsewhere("user", () => {
    if (readStored("user") !== null) return void adoptSession()
    // A page that is signing out itself goes to its own destination. Another tab may notice the end of the session first.
    if (!currentSession()?.isLoggedIn || pendingSignOut.get() || isLeavingAfterSignOut()) return
    // The tab that signed out can't reach this tab's drafts.
    removeStored("addressDraft")
    removeStored("chatDraft")
    removeStored("checkoutDraft")
    removeStored("feedbackDraft")
    markSignedOut()
    location.reload()
  })
  return () => {
    removeEventListener("pageshow", reloadIfSignedOut)
    stopEnded()
    stop()
  }
}
