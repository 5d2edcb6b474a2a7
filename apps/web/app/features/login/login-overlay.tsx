import * as loginInviteTexts from "@hearth/texts/account/login-invite.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { PersonIcon } from "@hearth/ui/icon/person-icon.tsx"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { OPENED_OVER_PAGE } from "../../shared/page/link-navigation.ts"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { useCustomer } from "../../client/session/use-customer.ts"
import styles from "./login-overlay.module.css"

const LoginSheet = lazyWithRetry(() => import("./login-sheet.tsx"))

/** The sign-in sheet over a page, opened by the URL for visitors who are not signed in. */
export function LoginOverlay() {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const wasOpenedOverPage = useLocation().state === OPENED_OVER_PAGE
  const customer = useCustomer()
  const canSignIn = usePageContext().features.includes("login")
  const step = customer === null && canSignIn ? params.get("login") : null
  const close = () => {
    if (wasOpenedOverPage) return void navigate(-1)
    setParams(
      (current) => {
        current.delete("login")
        return current
      },
      { preventScrollReset: true, replace: true },
    )
  }
  return <LazyBoundary>{step === null ? undefined : <LoginSheet step={step} onClose={close} />}</LazyBoundary>
}

/** Shown to guests with items in the cart. Renders nothing for customers and until the session is known. */
export function LoginInvite() {
  const canSignIn = usePageContext().features.includes("login")
  if (useCustomer() !== null || !canSignIn) return undefined
  return (
    <a href="?login=number" className={styles.invite}>
      <PersonIcon size={22} />
      <strong>{loginInviteTexts.signIn}</strong>
      <ChevronIcon size={18} />
    </a>
  )
}
