import { OvenDrawing } from "@hearth/ui/empty-state/not-found-drawings.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect, useRef } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { brand } from "../../brand.ts"
import { enterAs } from "../../session/enter-as.ts"
import { afterEntered, changeLoginState, loginState } from "../../session/login-state.ts"
import { noteStaysGuest } from "../../session/stays-guest.ts"
import { loginHref, readLoginWay } from "../../shell/login-way.ts"
import { useTakenOver } from "../../shell/taken-over.ts"
import { useCustomer } from "../../shell/use-customer.ts"
import type { LoginFrame, LoginStep } from "./login-step.ts"
import { LoginSteps } from "./login-steps.tsx"
import styles from "./login.module.css"
import { useSocialReturn } from "./use-social-return.ts"

/** /login and /login-otp, also below /postorder-ui/. Who is signed in already goes on. */
export function LoginScreen({ page }: { page: "login" | "login-otp" }) {
  const [given] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // The page was drawn without its query.
  const params = useTakenOver() ? given : new URLSearchParams()
  const way = readLoginWay(pathname, params)
  const customer = useCustomer()
  const step = stepOf(page, params)
  const { redirectUrl } = way
  const isEntering = useRef(false)

  const frame: LoginFrame = {
    way,
    level: 1,
    go(next, how) {
      // Who is in has no next step; what is taken away behind them is no reason for one.
      if (isEntering.current) return
      const to = next === "code" ? loginHref("login-otp", way) : loginHref("login", way, by(next))
      void navigate(to, { replace: how?.replace ?? false })
    },
    async enter(session) {
      isEntering.current = true
      const to = loginState().finalRedirect ?? redirectUrl
      await enterAs(session)
      await navigate(to, { replace: true })
      await changeLoginState(afterEntered)
    },
    leave() {
      if (way.again) return void navigate(redirectUrl, { replace: true })
      noteStaysGuest()
      void navigate(needsCustomer(redirectUrl) ? "/" : redirectUrl, { replace: true })
    },
  }
  const back = useSocialReturn(params, frame)
  const isIn = customer && step !== "forgot" && !way.again && back.state === "here"

  useEffect(() => {
    if (isIn) void navigate(loginState().finalRedirect ?? redirectUrl, { replace: true })
  }, [isIn, redirectUrl, navigate])

  return (
    <div className={styles.screen}>
      <Welcome />
      <div className={styles.panel}>
        {isIn || back.state === "finishing" ? (
          <section className={styles.waiting} aria-busy="true" aria-label="Signing you in">
            <Skeleton lines={2} />
            <Skeleton className={styles.waitingField} />
            <Skeleton className={styles.waitingField} />
          </section>
        ) : (
          <LoginSteps step={step} frame={frame} trouble={back.trouble} />
        )}
      </div>
    </div>
  )
}

function stepOf(page: "login" | "login-otp", params: URLSearchParams): LoginStep {
  if (page === "login-otp") return "code"
  const by = params.get("with")
  return by === "password" || by === "forgot" ? by : "number"
}

function by(step: LoginStep): Record<string, string> {
  return step === "password" || step === "forgot" ? { with: step } : {}
}

/** There a guest would be sent straight back here. */
function needsCustomer(path: string): boolean {
  return /^\/(postorder-ui\/(profile|myAddresses)|delete-account)/.test(path)
}

const reasons = ["Your cart comes along", "Addresses and favourites on every device", "No password to remember"]

function Welcome() {
  return (
    <aside className={styles.welcome} aria-label={brand.promise}>
      <OvenDrawing size={120} />
      <p className={styles.promise}>{brand.promise}</p>
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
