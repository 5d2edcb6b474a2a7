import { useEffect } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { getFingerprint } from "../../client/session/fingerprint.ts"
import { restoreLoginState } from "../../client/session/login-state.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { CodeStep } from "./code-step.tsx"
import { ResetPasswordStep } from "./reset-password-step.tsx"
import type { LoginFlow, LoginStep } from "./login-step.ts"
import { PhoneStep } from "./phone-step.tsx"
import { PasswordStep } from "./password-step.tsx"

/** The sign-in steps, for the page and the sheet. */
export function LoginSteps({ step, flow, error }: { step: LoginStep; flow: LoginFlow; error?: string }) {
  const { country } = usePageContext()
  useEffect(() => {
    void restoreLoginState()
    // IDN-14: the fingerprint is collected only here, while the customer types.
    void getFingerprint()
  }, [])
  const hasPassword = countries[country].showLoginWithPassword
  if (step === "code") return <CodeStep flow={flow} />
  if (step === "password" && hasPassword) return <PasswordStep flow={flow} />
  if (step === "forgot" && hasPassword) return <ResetPasswordStep flow={flow} />
  return <PhoneStep flow={flow} error={error} />
}
