import { currentSession } from "./session.store.ts"
import { hasChosenGuest } from "./guest-choice.ts"
import { createStore } from "@hearth/browser/store.ts"

/** SES-10: a guest pressed something that needs an account. The component with the router reacts to it. */
const pendingSignIn = createStore(false)

export const usePendingSignIn = pendingSignIn.use

/** A visitor who chose to stay a guest is not asked again during this visit. */
export function requestSignIn(): void {
  if (!currentSession()?.isLoggedIn && !hasChosenGuest()) pendingSignIn.set(true)
}

export function clearPendingSignIn(): void {
  pendingSignIn.set(false)
}
