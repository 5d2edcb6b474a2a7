import * as loginTexts from "@hearth/texts/account/login.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { completeSignIn } from "../../shared/sign-in/complete-sign-in.ts"
import { afterSignedIn, changeLoginState } from "../../client/session/login-state.ts"
import { OPENED_OVER_PAGE } from "../../shared/page/link-navigation.ts"
import { readLoginRoute } from "../../client/session/login-route.ts"
import type { LoginFlow, LoginStep } from "./login-step.ts"
import { LoginSteps } from "./login-steps.tsx"
import styles from "./login.module.css"

const steps: readonly LoginStep[] = ["number", "code", "password", "forgot"]

/** The sign-in steps over the cart or the checkout, each with its own URL (`?login=code`). */
export default function LoginSheet({ step: requestedStep, onClose }: { step: string; onClose: () => void }) {
  const [, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wasOpenedOverPage = useLocation().state === OPENED_OVER_PAGE
  const step = steps.find((each) => each === requestedStep) ?? "number"
  const params = new URLSearchParams(search)
  params.delete("login")
  const query = params.toString()
  const flow: LoginFlow = {
    route: {
      ...readLoginRoute("/login", new URLSearchParams()),
      from: "cart",
      loginFromCart: true,
      redirectUrl: pathname + (query === "" ? "" : `?${query}`),
    },
    level: 2,
    // Steps inside the sheet replace each other in the history, so that going back closes the sheet.
    goToStep: (next) =>
      setParams(
        (current) => {
          current.set("login", next)
          return current
        },
        { replace: true, preventScrollReset: true, state: wasOpenedOverPage ? OPENED_OVER_PAGE : undefined },
      ),
    async signIn(session) {
      await completeSignIn(session)
      // Opening the sheet added a history entry, so closing it goes back.
      if (wasOpenedOverPage) await navigate(-1)
      else await navigate(flow.route.redirectUrl, { replace: true, preventScrollReset: true })
      await changeLoginState(afterSignedIn)
    },
    continueAsGuest: onClose,
  }
  return (
    <Sheet open isInUrl onClose={onClose} title={loginTexts.yourAccount} closeLabel={loginTexts.closeAsGuest}>
      <div className={styles.sheet}>
        <LoginSteps step={step} flow={flow} />
      </div>
    </Sheet>
  )
}
