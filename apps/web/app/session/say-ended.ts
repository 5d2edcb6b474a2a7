import { REFRESH_FAILED } from "@hearth/contract/error-codes.ts"
import { SESSION_ENDED } from "@hearth/contract/login-texts.ts"
import { showPopup } from "../shell/popup.ts"
import { clientContext } from "./client-context.ts"
import { currentSession } from "./session-store.ts"

/** Whoever hosts the mini-app signs people in; here there is nothing to sign in to. */
const ENDED_IN_APP = SESSION_ENDED.replace("login again", "exit")

/** SES-5, IDN-11: that a customer is not signed in any more, in the server's words; then what was theirs goes. */
export async function sayEnded(displayMsg = REFRESH_FAILED): Promise<void> {
  showPopup({ message: wordsFor(displayMsg, clientContext().clientType) })
  // Refused for now only: they are still who they were.
  if (currentSession()?.isLoggedIn) return
  const { forgetCustomer } = await import("./forget-customer.ts")
  await forgetCustomer()
}

export function wordsFor(displayMsg: string, clientType: string): string {
  return displayMsg === SESSION_ENDED && clientType !== "web app-chrome" ? ENDED_IN_APP : displayMsg
}
