import { followCustomer } from "./enter-as.ts"
import { forgetCustomer } from "./forget-customer.ts"
import { noteSignedOut } from "./leaving.ts"
import { endings, whenEnded } from "./say-ended.ts"
import { adoptStoredSession, currentSession } from "./session-store.ts"
import { readStored, removeStored, whenStoredElsewhere } from "./storage.ts"

/** A page kept by the browser, shown again by a step back, knows nothing of what happened since. */
function renewShownAgain({ persisted }: PageTransitionEvent): void {
  if (persisted && currentSession()?.isLoggedIn && readStored("user") === null) location.reload()
}

/** IDN-11: the server ended the session: what was the customer's goes. Somebody who signed in since is another. */
function forgetEnded(): void {
  if (!currentSession()?.isLoggedIn) void forgetCustomer({ isOver: true })
}

async function adopt(): Promise<void> {
  const before = currentSession()
  await adoptStoredSession()
  const now = currentSession()
  if (!now?.isLoggedIn || now.userId === before?.userId) return
  if (before?.isLoggedIn) location.reload()
  else await followCustomer()
}

/** Signed in or out in another tab: so is this one. What is on its screen may be another's, so that it is loaded anew. */
export function followSession(): () => void {
  addEventListener("pageshow", renewShownAgain)
  const stopEnded = whenEnded(forgetEnded)
  // Before anybody listened.
  if (endings() > 0) forgetEnded()
  const stop = whenStoredElsewhere("user", () => {
    if (readStored("user") !== null) return void adopt()
    if (!currentSession()?.isLoggedIn) return
    // A tab's own drafts are not to be reached from the one that signed out.
    removeStored("addressDraft")
    removeStored("checkoutDraft")
    noteSignedOut()
    location.reload()
  })
  return () => {
    removeEventListener("pageshow", renewShownAgain)
    stopEnded()
    stop()
  }
}
