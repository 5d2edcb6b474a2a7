import { currentSession } from "../session/session-store.ts"
import { staysGuest } from "../session/stays-guest.ts"
import { createStore } from "./store.ts"

/** SES-10: something was pressed that is a customer's. Whoever can go places answers it. */
const wish = createStore(false)

export const useSignInWish = wish.use

/** Who said that they stay a guest is left alone for this visit. */
export function wishSignIn(): void {
  if (!currentSession()?.isLoggedIn && !staysGuest()) wish.set(true)
}

export function answerSignInWish(): void {
  wish.set(false)
}
