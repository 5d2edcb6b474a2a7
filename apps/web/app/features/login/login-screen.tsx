import * as brand from "@hearth/texts/brand.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { completeSignIn } from "../../shared/sign-in/complete-sign-in.ts"
import { afterSignedIn, changeLoginState, loginState } from "../../client/session/login-state.ts"
import { rememberGuestChoice } from "../../client/session/guest-choice.ts"
import { loginHref, readLoginRoute } from "../../client/session/login-route.ts"
import { useHydrated } from "../../client/loading/hydration.ts"
import { useCustomer } from "../../client/session/use-customer.ts"
import type { LoginFlow, LoginStep } from "./login-step.ts"
import { LoginSteps } from "./login-steps.tsx"
import styles from "./login.module.css"
import { useSocialCallback } from "./use-social-callback.ts"

/** /login and /login-otp, also below /postorder-ui/. Customers who are signed in already are redirected. */
export function LoginScreen({ page }: { page: "login" | "login-otp" }) {
  const [urlParams] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // The server renders the page without its query.
  const params = useHydrated() ? urlParams : new URLSearchParams()
  const route = readLoginRoute(pathname, params)
  const customer = useCustomer()
  const step = readStep(page, params)
  const { redirectUrl } = route
  const isCompleting = useRef(false)

  const flow: LoginFlow = {
    route,
    level: 1,
    goToStep(next, options) {
      // After a sign-in there is no next step, even though clearing the sign-in state would trigger one.
      if (isCompleting.current) return
      const href = next === "code" ? loginHref("login-otp", route) : loginHref("login", route, stepParams(next))
      void navigate(href, { replace: options?.replace ?? false })
    },
    async signIn(session) {
      isCompleting.current = true
      const href = loginState().finalRedirect ?? redirectUrl
      await completeSignIn(session)
      await navigate(href, { replace: true })
      await changeLoginState(afterSignedIn)
    },
    continueAsGuest() {
      if (route.isReauthentication) return void navigate(redirectUrl, { replace: true })
      rememberGuestChoice()
      void navigate(requiresCustomer(redirectUrl) ? "/" : redirectUrl, { replace: true })
    },
  }
  const socialCallback = useSocialCallback(params, flow)
  const isSignedIn = customer && step !== "forgot" && !route.isReauthentication && socialCallback.status === "idle"

  useEffect(() => {
    if (isSignedIn) void navigate(loginState().finalRedirect ?? redirectUrl, { replace: true })
  }, [isSignedIn, redirectUrl, navigate])

  return (
    <div className={styles.screen}>
      <Welcome />
      <div className={styles.panel}>
        {isSignedIn || socialCallback.status === "finishing" ? (
          <section className={styles.waiting} aria-busy="true" aria-label={loginTexts.signingIn}>
            <Skeleton lines={2} />
            <Skeleton className={styles.waitingField} />
            <Skeleton className={styles.waitingField} />
          </section>
        ) : (
          <LoginSteps step={step} flow={flow} error={socialCallback.error} />
        )}
      </div>
    </div>
  )
}

function readStep(page: "login" | "login-otp", params: URLSearchParams): LoginStep {
  if (page === "login-otp") return "code"
  const method = params.get("with")
  return method === "password" || method === "forgot" ? method : "number"
}

function stepParams(step: LoginStep): Record<string, string> {
  return step === "password" || step === "forgot" ? { with: step } : {}
}

/** Pages that would redirect a guest back to the sign-in. */
function requiresCustomer(path: string): boolean {
  return /^\/(postorder-ui\/(profile|myAddresses)|delete-account)/.test(path)
}

const reasons = [loginTexts.keepCart, loginTexts.everyDevice, loginTexts.noPassword]

function Welcome() {
  return (
    <aside className={styles.welcome} aria-label={brand.tagline}>
      <OvenDrawing size={120} />
      <p className={styles.tagline}>{brand.tagline}</p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <CheckIcon size={18} />
            {reason}
          </li>
        ))}
      </ul>
    </aside>
  )
}
