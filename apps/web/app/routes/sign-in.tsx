import { type LoaderFunctionArgs, useLocation } from "react-router"
import { LoginScreen } from "../features/login/login-screen.tsx"
import { findPageEntry } from "../client/page/find-page-entry.ts"

export function loader({ request, context }: LoaderFunctionArgs) {
  return { entry: findPageEntry(request, context) }
}

export function Component() {
  const isCode = useLocation().pathname.endsWith("/login-otp")
  return <LoginScreen page={isCode ? "login-otp" : "login"} />
}
