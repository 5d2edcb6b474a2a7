import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import type { LoginWay } from "../../shell/login-way.ts"

export type LoginStep = "number" | "code" | "password" | "forgot"

/** What every step needs of what is around it: a page or a sheet. */
export interface LoginFrame {
  way: LoginWay
  go: (step: LoginStep, how?: { replace: boolean }) => void
  /** Somebody is in. */
  enter: (session: CustomerSession) => Promise<void>
  /** Without an account, as a guest. */
  leave: () => void
  /** A heading's level: 1 where the step is the page. */
  level: 1 | 2
}

/** What going without is called. */
export function sayLeave({ way }: LoginFrame): string {
  return way.again ? "Not now" : "Continue as a guest"
}
