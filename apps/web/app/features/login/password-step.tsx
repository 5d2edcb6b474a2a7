import { countries } from "@hearth/domain/countries/countries.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { type SyntheticEvent, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { logInWithPassword } from "./login.api.ts"
import { type LoginFlow, formatGuestButton } from "./login-step.ts"
import styles from "./login.module.css"
import { OtherSignInMethods } from "./other-sign-in-methods.tsx"
import { PasswordField } from "./password-field.tsx"
import { LoginStepHeading, LoginStepError } from "./login-step-parts.tsx"

/** IDN-1: only in countries with password sign-in. */
export function PasswordStep({ flow }: { flow: LoginFlow }) {
  const { goToStep, signIn, continueAsGuest, level } = flow
  const { country } = usePageContext()
  const [login, setLogin] = useState("")
  const [password, setPassword] = useState("")
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !event.currentTarget.checkValidity()) return
    setBusy(true)
    setError(undefined)
    const result = await logInWithPassword(login, password)
    if (result.ok) return signIn(result.data)
    setBusy(false)
    setError(result.message)
  }

  return (
    <>
      <LoginStepHeading level={level} title={loginTexts.signInWithPassword}>
        {loginTexts.passwordIntro(countries[country].name)}
      </LoginStepHeading>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <Field
          label={loginTexts.mobileOrEmail}
          name="username"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          required
          value={login}
          onChange={({ currentTarget }) => setLogin(currentTarget.value)}
        />
        <PasswordField
          label={loginTexts.password}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        {error ? <LoginStepError>{error}</LoginStepError> : undefined}
        <Button type="submit" size="large" full busy={busy}>
          {labels.signIn}
        </Button>
        <Button variant="quiet" full onClick={() => goToStep("forgot")}>
          {loginTexts.forgotPassword}
        </Button>
      </form>
      <OtherSignInMethods flow={flow} currentStep="password" />
      <Button variant="quiet" full onClick={continueAsGuest}>
        {formatGuestButton(flow)}
      </Button>
    </>
  )
}
