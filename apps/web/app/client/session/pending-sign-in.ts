import { currentSession } from "./session.store.ts"
import { hasChosenGuest } from "./guest-choice.ts"
import { createStore } from "../create-store.ts"

/** SES-10: something was pressed that is a customer's. Whoever can go places answers it. */
const pendingSignIn = createStore(false)

export const usePendingSignIn = pendingSignIn.use

/** Who said that they stay a guest is left alone for this visit. */
export function requestSignIn(): void {
  if (!currentSession()?.isLoggedIn && !hasChosenGuest()) pendingSignIn.set(true)
}

export function clearPendingSignIn(): void {
  pendingSignIn.set(false)
}
