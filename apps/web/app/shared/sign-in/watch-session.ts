import { loadCustomerData } from "./complete-sign-in.ts"
import { clearCustomerData } from "./clear-customer-data.ts"
import { noteSignedOut } from "../../client/session/sign-out-state.ts"
import { sessionEndCount, onSessionEnded } from "../../client/session/session-ended.ts"
import { adoptStoredSession, currentSession } from "../../client/session/session.store.ts"
import { readStored, removeStored, onStoredElsewhere } from "../../client/storage/storage.ts"

/** A page kept by the browser, shown again by a step back, knows nothing of what happened since. */
function reloadIfSignedOut({ persisted }: PageTransitionEvent): void {
  if (persisted && currentSession()?.isLoggedIn && readStored("user") === null) location.reload()
}

/** IDN-11: the server ended the session: what was the customer's goes. Somebody who signed in since is another. */
function clearEndedSession(): void {
  if (!currentSession()?.isLoggedIn) void clearCustomerData({ isOver: true })
}

async function adoptSession(): Promise<void> {
  const before = currentSession()
  await adoptStoredSession()
  const now = currentSession()
  if (!now?.isLoggedIn || now.userId === before?.userId) return
  if (before?.isLoggedIn) location.reload()
  else await loadCustomerData()
}

/** Signed in or out in another tab: so is this one. What is on its screen may be another's, so that it is loaded anew. */
export function watchSession(): () => void {
  addEventListener("pageshow", reloadIfSignedOut)
  const stopEnded = onSessionEnded(clearEndedSession)
  // Before anybody listened.
  if (sessionEndCount() > 0) clearEndedSession()
  const stop = onStoredElsewhere("user", () => {
    if (readStored("user") !== null) return void adoptSession()
    if (!currentSession()?.isLoggedIn) return
    // A tab's own drafts are not to be reached from the one that signed out.
    removeStored("addressDraft")
    removeStored("checkoutDraft")
    noteSignedOut()
    location.reload()
  })
  return () => {
    removeEventListener("pageshow", reloadIfSignedOut)
    stopEnded()
    stop()
  }
}
