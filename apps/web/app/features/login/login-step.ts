import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { LoginRoute } from "../../client/session/login-route.ts"

export type LoginStep = "number" | "code" | "password" | "forgot"

/** What every step needs of what is around it: a page or a sheet. */
export interface LoginFlow {
  route: LoginRoute
  goToStep: (step: LoginStep, how?: { replace: boolean }) => void
  /** Somebody is in. */
  signIn: (session: CustomerSession) => Promise<void>
  /** Without an account, as a guest. */
  continueAsGuest: () => void
  /** A heading's level: 1 where the step is the page. */
  level: 1 | 2
}

/** What going without is called. */
export function formatGuestButton({ route }: LoginFlow): string {
  return route.isReauthentication ? "Not now" : "Continue as a guest"
}
