import { useEffect } from "react"
import { useLocation, useNavigate } from "react-router"
import { useBoot } from "../session/boot.tsx"
import { isLeaving } from "../session/leaving.ts"
import { useSession } from "../session/session-store.ts"
import type { StoredSession } from "../session/stored-session.ts"
import { loginFrom } from "./login-way.ts"
import { useTakenOver } from "./taken-over.ts"

export type Customer = StoredSession & { isLoggedIn: true }

/** Undefined until it is known who this is, null for a guest. */
export function useCustomer(): Customer | null | undefined {
  const session = useSession()
  const known = useTakenOver() ? session : undefined
  if (known === undefined) return undefined
  return known?.isLoggedIn ? (known as Customer) : null
}

/** SES-10: for a screen that needs a customer: a guest is sent to sign in, and comes back to where they were. */
export function useCustomerOnly(): Customer | undefined {
  const customer = useCustomer()
  const here = useLocation()
  const navigate = useNavigate()
  const canSignIn = useBoot().features.includes("login")
  useEffect(() => {
    if (customer !== null || isLeaving()) return
    void navigate(canSignIn ? loginFrom(here) : "/", { replace: true })
  }, [customer, canSignIn, here, navigate])
  return customer ?? undefined
}
