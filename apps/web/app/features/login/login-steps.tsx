import { useEffect } from "react"
import { useBoot } from "../../session/boot.tsx"
import { fingerprint } from "../../session/fingerprint.ts"
import { restoreLoginState } from "../../session/login-state.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { CodeStep } from "./code-step.tsx"
import { ForgotStep } from "./forgot-step.tsx"
import type { LoginFrame, LoginStep } from "./login-step.ts"
import { NumberStep } from "./number-step.tsx"
import { PasswordStep } from "./password-step.tsx"

/** The steps of signing in, whatever they stand in. */
export function LoginSteps({ step, frame, trouble }: { step: LoginStep; frame: LoginFrame; trouble?: string }) {
  const { country } = useBoot()
  useEffect(() => {
    void restoreLoginState()
    // IDN-14: collected here and nowhere else, while somebody types.
    void fingerprint()
  }, [])
  const hasPassword = countries[country].showLoginWithPassword
  if (step === "code") return <CodeStep frame={frame} />
  if (step === "password" && hasPassword) return <PasswordStep frame={frame} />
  if (step === "forgot" && hasPassword) return <ForgotStep frame={frame} />
  return <NumberStep frame={frame} trouble={trouble} />
}
