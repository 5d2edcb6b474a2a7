import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { enterAs } from "../../session/enter-as.ts"
import { afterEntered, changeLoginState } from "../../session/login-state.ts"
import { OPENED_OVER } from "../../shell/follow-links.ts"
import { readLoginWay } from "../../shell/login-way.ts"
import type { LoginFrame, LoginStep } from "./login-step.ts"
import { LoginSteps } from "./login-steps.tsx"
import styles from "./login.module.css"

const steps: readonly LoginStep[] = ["number", "code", "password", "forgot"]

/** The same steps over the cart or the checkout, each named in the address (`?login=code`), so that back is back. */
export default function LoginSheet({ step: named, onClose }: { step: string; onClose: () => void }) {
  const [, setParams] = useSearchParams()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isOver = useLocation().state === OPENED_OVER
  const step = steps.find((each) => each === named) ?? "number"
  const here = new URLSearchParams(search)
  here.delete("login")
  const query = here.toString()
  const frame: LoginFrame = {
    way: {
      ...readLoginWay("/login", new URLSearchParams()),
      from: "cart",
      loginFromCart: true,
      redirectUrl: pathname + (query === "" ? "" : `?${query}`),
    },
    level: 2,
    // Within the sheet steps replace each other: one step back leaves it.
    go: (next) =>
      setParams(
        (now) => {
          now.set("login", next)
          return now
        },
        { replace: true, preventScrollReset: true, state: isOver ? OPENED_OVER : undefined },
      ),
    async enter(session) {
      await enterAs(session)
      // Opening it was a step: so it is a step back.
      if (isOver) await navigate(-1)
      else await navigate(frame.way.redirectUrl, { replace: true, preventScrollReset: true })
      await changeLoginState(afterEntered)
    },
    leave: onClose,
  }
  return (
    <Sheet open isInUrl onClose={onClose} title="Your account" closeLabel="Close and go on as a guest">
      <div className={styles.sheet}>
        <LoginSteps step={step} frame={frame} />
      </div>
    </Sheet>
  )
}
