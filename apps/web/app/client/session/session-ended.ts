import { REFRESH_FAILED } from "@hearth/contract/error-codes.ts"
import { SESSION_ENDED } from "@hearth/contract/login-texts.ts"
import { showPopup } from "../popup.store.ts"
import { createStore } from "../create-store.ts"
import { clientContext } from "../api/client-context.ts"

/** Whoever hosts the mini-app signs people in; here there is nothing to sign in to. */
const ENDED_IN_APP = SESSION_ENDED.replace("login again", "exit")

/** How often a customer's session was found ended. Who can take away what was theirs listens. */
const endedCount = createStore(0)
export const sessionEndCount = endedCount.get
export const onSessionEnded = endedCount.subscribe

/** SES-5, IDN-11: that a customer could not be made known again, in the server's words. `isOver`: they are out. */
export function notifySessionEnded(displayMsg = REFRESH_FAILED, isSignedOut = true): void {
  showPopup({ message: sessionEndedMessage(displayMsg, clientContext().clientType) })
  if (isSignedOut) endedCount.set(endedCount.get() + 1)
}

export function sessionEndedMessage(displayMsg: string, clientType: string): string {
  return displayMsg === SESSION_ENDED && clientType !== "web app-chrome" ? ENDED_IN_APP : displayMsg
}
