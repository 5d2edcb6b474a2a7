import { REFRESH_FAILED } from "@hearth/contract/error-codes.ts"
import { SESSION_ENDED } from "@hearth/contract/login-texts.ts"
import { showPopup } from "../shell/popup.ts"
import { createStore } from "../shell/store.ts"
import { clientContext } from "./client-context.ts"

/** Whoever hosts the mini-app signs people in; here there is nothing to sign in to. */
const ENDED_IN_APP = SESSION_ENDED.replace("login again", "exit")

/** How often a customer's session was found ended. Who can take away what was theirs listens. */
const ended = createStore(0)
export const endings = ended.get
export const whenEnded = ended.subscribe

/** SES-5, IDN-11: that a customer could not be made known again, in the server's words. `isOver`: they are out. */
export function sayEnded(displayMsg = REFRESH_FAILED, isOver = true): void {
  showPopup({ message: wordsFor(displayMsg, clientContext().clientType) })
  if (isOver) ended.set(ended.get() + 1)
}

export function wordsFor(displayMsg: string, clientType: string): string {
  return displayMsg === SESSION_ENDED && clientType !== "web app-chrome" ? ENDED_IN_APP : displayMsg
}
