import type { SocialSource } from "@hearth/contract/calls/login.calls.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { changeLoginState } from "../../client/session/login-state.ts"
import { startSocialLogin } from "./login.api.ts"
import type { LoginFlow } from "./login-step.ts"
import styles from "./login.module.css"
import { SocialLogo } from "./social-logo.tsx"
import { LoginStepError } from "./login-step-parts.tsx"
import { useSignInMethods } from "./use-sign-in-methods.ts"

/**
 * IDN-1: the identity providers that the server lists, and the password in countries that offer it. Their space is
 * reserved until they are loaded.
 */
export function OtherSignInMethods({
  flow: { route, goToStep },
  currentStep,
}: {
  flow: LoginFlow
  currentStep: "number" | "password" | "code"
}) {
  const { social, password, isLoaded } = useSignInMethods()
  const [startingSource, setStartingSource] = useState<SocialSource>()
  const [error, setError] = useState<string>()

  const start = async (source: SocialSource) => {
    if (startingSource) return
    setStartingSource(source)
    setError(undefined)
    const { redirectUrl } = route
    const result = await startSocialLogin(source, redirectUrl)
    if (!result.ok) {
      setStartingSource(undefined)
      return setError(result.message)
    }
    await changeLoginState((current) => ({ ...current, source, social: null, finalRedirect: redirectUrl }))
    location.assign(result.data)
  }

  if (isLoaded && social.length === 0 && !password) return undefined
  return (
    <section className={styles.others} aria-label={loginTexts.otherMethods}>
      <p className={styles.divider}>
        <span>{loginTexts.or}</span>
      </p>
      {error ? <LoginStepError>{error}</LoginStepError> : undefined}
      {isLoaded && social.length === 0 ? undefined : (
        <div className={styles.social} aria-busy={!isLoaded}>
          {social.map(({ source, title }) => (
            <Button
              key={source}
              variant="secondary"
              busy={startingSource === source}
              onClick={() => void start(source)}
              icon={<SocialLogo source={source} />}
              aria-label={loginTexts.continueWith(title)}
              full
            >
              {title}
            </Button>
          ))}
        </div>
      )}
      {currentStep === "number" || currentStep === "code" ? (
        password ? (
          <Button variant="quiet" full onClick={() => goToStep("password")}>
            {loginTexts.passwordInstead}
          </Button>
        ) : undefined
      ) : (
        <Button variant="quiet" full onClick={() => goToStep("number")}>
          {loginTexts.codeInstead}
        </Button>
      )}
    </section>
  )
}
