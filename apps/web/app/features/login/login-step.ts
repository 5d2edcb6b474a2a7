import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import type { LoginRoute } from "../../client/session/login-route.ts"

export type LoginStep = "number" | "code" | "password" | "forgot"

/** What every step needs from its page or sheet. */
export interface LoginFlow {
  route: LoginRoute
  goToStep: (step: LoginStep, options?: { replace: boolean }) => void
  /** Completes the sign-in. */
  signIn: (session: CustomerSession) => Promise<void>
  /** Continues without an account. */
  continueAsGuest: () => void
  /** The heading's level: 1 if the step is the page. */
  level: 1 | 2
}

/** The label of the button that continues without signing in. */
export function formatGuestButton({ route }: LoginFlow): string {
  return route.isReauthentication ? loginTexts.notNow : loginTexts.continueAsGuest
}
