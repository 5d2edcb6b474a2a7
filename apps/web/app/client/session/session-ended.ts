import { REFRESH_FAILED } from "@hearth/contract/error-codes.ts"
import { SESSION_ENDED } from "@hearth/contract/login-texts.ts"
import { showPopup } from "../popup.store.ts"
import { createStore } from "../create-store.ts"
import { clientContext } from "../api/client-context.ts"

/** In a mini-app the host app signs customers in; there is no sign-in of our own. */
const ENDED_IN_APP = SESSION_ENDED.replace("login again", "exit")

/** Counts how often a customer's session ended. Listeners remove the customer's data. */
const endedCount = createStore(0)
export const sessionEndCount = endedCount.get
export const onSessionEnded = endedCount.subscribe

/**
 * SES-5, IDN-11: shows the server's message that the session could not be refreshed. `isSignedOut`: the session is
 * over.
 */
export function notifySessionEnded(displayMsg = REFRESH_FAILED, isSignedOut = true): void {
  showPopup({ message: sessionEndedMessage(displayMsg, clientContext().clientType) })
  if (isSignedOut) endedCount.set(endedCount.get() + 1)
}

export function sessionEndedMessage(displayMsg: string, clientType: string): string {
  return displayMsg === SESSION_ENDED && clientType !== "web app-chrome" ? ENDED_IN_APP : displayMsg
}
