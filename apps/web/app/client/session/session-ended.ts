import { isMiniApp } from "@hearth/contract/client-types.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { showPopup } from "../popup.store.ts"
import { createStore } from "@hearth/browser/store.ts"
import { clientContext } from "../api/client-context.ts"

/** Counts how often a customer's session ended. Listeners remove the customer's data. */
const endedCount = createStore(0)
export const sessionEndCount = endedCount.get
export const onSessionEnded = endedCount.subscribe

/**
 * SES-5, IDN-11: shows the server's message that the session could not be refreshed. `isSignedOut`: whether the
 * session is over.
 */
export function notifyRefreshFailed(displayMsg = requestErrorTexts.refreshFailed, isSignedOut = true): void {
  showPopup({ message: sessionEndedMessage(displayMsg, clientContext().clientType) })
  if (isSignedOut) endedCount.set(endedCount.get() + 1)
}

export function sessionEndedMessage(displayMsg: string, clientType: string): string {
  return displayMsg === requestErrorTexts.loggedOut && isMiniApp(clientType)
    ? requestErrorTexts.loggedOutInApp
    : displayMsg
}
