import * as signInErrorTexts from "@hearth/texts/account/sign-in-errors.ts"
import { checkPassword } from "@hearth/domain/identity/check-password.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import * as passwordErrorTexts from "@hearth/texts/account/password-errors.ts"
import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type SyntheticEvent, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { Result } from "@hearth/browser/result.ts"
import { requestCode, type SentCode } from "../../client/session/one-time-codes.api.ts"
import { currentSession, clearSession } from "../../client/session/session.store.ts"
import { OneTimeCodeForm, toResendAt } from "../../shared/one-time-code/one-time-code-form.tsx"
import { PhoneField } from "../../shared/one-time-code/phone-field.tsx"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import { confirmPasswordReset, logInWithPassword, setPassword } from "./login.api.ts"
import type { LoginFlow } from "./login-step.ts"
import styles from "./login.module.css"
import { PasswordField } from "./password-field.tsx"
import { CodeSentTo, LoginStepHeading, LoginStepError } from "./login-step-parts.tsx"

const purpose = "RESET_PASSWORD"

/** IDN-7 in three steps: the number, the one-time code, the new password. */
export function ResetPasswordStep({ flow }: { flow: LoginFlow }) {
  const [mobile, setMobile] = useState(() => currentSession()?.mobile ?? "")
  const [resendAt, setResendAt] = useState<number>()
  const [token, setToken] = useState<string>()
  const { country } = usePageContext()

  const send = async (): Promise<Result<SentCode>> => {
    const result = await requestCode({ mobile, purpose })
    if (result.ok) setResendAt(toResendAt(result.data))
    return result
  }
  const restart = () => {
    setResendAt(undefined)
    setToken(undefined)
  }
  if (token !== undefined) return <NewPasswordForm flow={flow} mobile={mobile} token={token} onRestart={restart} />
  if (resendAt === undefined) return <PhoneForm flow={flow} mobile={mobile} onMobile={setMobile} onSend={send} />
  return (
    <>
      <LoginStepHeading level={flow.level} title={codeTexts.enterCode}>
        <CodeSentTo phone={formatPhone(mobile, country)} onChangeNumber={restart} />
      </LoginStepHeading>
      <OneTimeCodeForm
        label={loginTexts.continueLabel}
        resendAt={resendAt}
        onResend={send}
        onCode={async (code) => {
          const result = await confirmPasswordReset(mobile, code)
          if (!result.ok) return result
          setToken(result.data.token)
          return undefined
        }}
        alternatives={<BackToPassword flow={flow} />}
      />
    </>
  )
}

function PhoneForm({
  flow,
  mobile,
  onMobile,
  onSend,
}: {
  flow: LoginFlow
  mobile: string
  onMobile: (mobile: string) => void
  onSend: () => Promise<Result<SentCode>>
}) {
  const { country } = usePageContext()
  const [phoneError, setPhoneError] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    if (!canonicalPhone(mobile, country)) return setPhoneError(signInErrorTexts.mobileInvalid)
    setBusy(true)
    const result = await onSend()
    setBusy(false)
    if (!result.ok) setError(result.message)
  }
  return (
    <>
      <LoginStepHeading level={flow.level} title={loginTexts.setPassword}>
        {loginTexts.resetIntro}
      </LoginStepHeading>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <PhoneField
          value={mobile}
          error={phoneError}
          onChange={(next) => {
            onMobile(next)
            setPhoneError(undefined)
            setError(undefined)
          }}
        />
        {error ? <LoginStepError>{error}</LoginStepError> : undefined}
        <Button type="submit" size="large" full busy={busy}>
          {codeTexts.sendCode}
        </Button>
      </form>
      <BackToPassword flow={flow} />
    </>
  )
}

function NewPasswordForm({
  flow: { level, signIn, goToStep },
  mobile,
  token,
  onRestart,
}: {
  flow: LoginFlow
  mobile: string
  token: string
  onRestart: () => void
}) {
  const [password, setNewPassword] = useState("")
  const [passwordError, setPasswordError] = useState<string>()
  const [error, setError] = useState<{ code: string; message: string }>()
  const [busy, setBusy] = useState(false)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    // Only the server checks the password against the customer's names and the list of common passwords.
    const owner = { mobile, firstName: "", lastName: "", email: "" }
    const weakness = checkPassword(password, owner, () => false)
    if (weakness !== undefined) return setPasswordError(passwordErrorTexts.byCode[weakness])
    setBusy(true)
    const result = await setPassword(mobile, token, password)
    if (!result.ok) {
      setBusy(false)
      if (result.code === "PASSWORD_WEAK") setPasswordError(result.message)
      else setError(result)
      return
    }
    // The server has ended all sessions of the customer, including this one if it is theirs.
    if (currentSession()?.isLoggedIn) clearSession()
    const signInResult = await logInWithPassword(mobile, password)
    if (signInResult.ok) await signIn(signInResult.data)
    else goToStep("password", { replace: true })
  }
  return (
    <>
      <LoginStepHeading level={level} title={loginTexts.choosePassword}>
        {loginTexts.passwordHint}
      </LoginStepHeading>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
        <PasswordField
          label={loginTexts.newPassword}
          autoComplete="new-password"
          value={password}
          error={passwordError}
          onChange={(next) => {
            setNewPassword(next)
            setPasswordError(undefined)
          }}
        />
        {error ? (
          <LoginStepError>
            {error.message}
            <Button variant="secondary" size="small" onClick={onRestart}>
              {loginTexts.requestNewCode}
            </Button>
          </LoginStepError>
        ) : undefined}
        <Button type="submit" size="large" full busy={busy}>
          {loginTexts.saveAndSignIn}
        </Button>
      </form>
    </>
  )
}

function BackToPassword({ flow: { goToStep } }: { flow: LoginFlow }) {
  return (
    <Button variant="quiet" full onClick={() => goToStep("password", { replace: true })}>
      {loginTexts.backToSignIn}
    </Button>
  )
}
