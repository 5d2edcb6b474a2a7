import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { usePageContext } from "../page/page-context.tsx"
import { isLeavingAfterSignOut } from "./sign-out-state.ts"
import { useSession } from "./session.store.ts"
import type { StoredSession } from "./stored-session.ts"
import { loginHrefFrom } from "./login-route.ts"
import { useHydrated } from "../loading/hydration.ts"

export type Customer = StoredSession & { isLoggedIn: true }

/** Undefined until the session is known, null for a guest. */
export function useCustomer(): Customer | null | undefined {
  const session = useSession()
  const hydratedSession = useHydrated() ? session : undefined
  if (hydratedSession === undefined) return undefined
  return hydratedSession?.isLoggedIn ? (hydratedSession as Customer) : null
}

/** SES-10: for screens that need a customer. A guest is redirected to sign in and returns afterwards. */
export function useRequiredCustomer(): Customer | undefined {
  const customer = useCustomer()
  const currentLocation = useLocation()
  const navigate = useNavigate()
  const canSignIn = usePageContext().features.includes("login")
  useEffect(() => {
    if (customer !== null || isLeavingAfterSignOut()) return
    void navigate(canSignIn ? loginHrefFrom(currentLocation) : "/", { replace: true })
  }, [customer, canSignIn, currentLocation, navigate])
  return customer ?? undefined
}
