import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { OPENED_OVER } from "../../shell/follow-links.ts"
import { lazyPart } from "../../shell/lazy-part.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { useCustomer } from "../../shell/use-customer.ts"
import styles from "./login-over.module.css"

const LoginSheet = lazyPart(() => import("./login-sheet.tsx"))

/** The sheet that signs in over a page, where the address names it and nobody is signed in. */
export function LoginOver() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const opened = useLocation().state === OPENED_OVER
  const customer = useCustomer()
  const canSignIn = useBoot().features.includes("login")
  const step = customer === null && canSignIn ? params.get("login") : null
  const close = () => {
    if (opened) return void navigate(-1)
    setParams(
      (now) => {
        now.delete("login")
        return now
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return <PartBoundary>{step === null ? undefined : <LoginSheet step={step} onClose={close} />}</PartBoundary>
}

/** For a guest with something in the cart. Nothing for anybody else, and nothing until it is known who this is. */
export function LoginInvite() {
  const canSignIn = useBoot().features.includes("login")
  if (useCustomer() !== null || !canSignIn) return undefined
  return (
    <a href="?login=number" className={styles.invite}>
      <PersonIcon size={22} />
      <span>
        <strong>Sign in</strong>
        <span className={styles.soft}>Your cart comes along, with your addresses and offers.</span>
      </span>
      <ChevronIcon size={18} />
    </a>
  )
}
