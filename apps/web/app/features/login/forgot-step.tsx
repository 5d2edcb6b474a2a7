import { MOBILE_WRONG } from "@hearth/contract/login-texts.ts"
import { checkPassword } from "@hearth/domain/identity/check-password.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type SyntheticEvent, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { askCode, type SentCode, type Told } from "../../session/one-time-codes.ts"
import { currentSession, dropSession } from "../../session/session-store.ts"
import { CodeForm, resendAtOf } from "../../shell/one-time-code/code-form.tsx"
import { NumberField } from "../../shell/one-time-code/number-field.tsx"
import { showNumber } from "../../shell/one-time-code/number-hint.ts"
import { confirmReset, logInWithPassword, setPassword } from "./login.api.ts"
import type { LoginFrame } from "./login-step.ts"
import styles from "./login.module.css"
import { PasswordField } from "./password-field.tsx"
import { StepHead, StepTrouble } from "./step-head.tsx"

const purpose = "RESET_PASSWORD"

/** IDN-7 in its three steps: the number, the code sent there, the new password. */
export function ForgotStep({ frame }: { frame: LoginFrame }) {
  const [mobile, setMobile] = useState(() => currentSession()?.mobile ?? "")
  const [resendAt, setResendAt] = useState<number>()
  const [token, setToken] = useState<string>()
  const { country } = useBoot()

  const send = async (): Promise<Told<SentCode>> => {
    const told = await askCode({ mobile, purpose })
    if (told.ok) setResendAt(resendAtOf(told.answer))
    return told
  }
  const restart = () => {
    setResendAt(undefined)
    setToken(undefined)
  }
  if (token !== undefined) return <NewPassword frame={frame} mobile={mobile} token={token} onRestart={restart} />
  if (resendAt === undefined) return <AskNumber frame={frame} mobile={mobile} onMobile={setMobile} onSend={send} />
  return (
    <>
      <StepHead level={frame.level} title="Enter your code">
        We sent six digits to <strong className={styles.number}>{showNumber(mobile, country)}</strong>
        <button type="button" className={styles.change} onClick={restart}>
          Change number
        </button>
      </StepHead>
      <CodeForm
        label="Go on"
        resendAt={resendAt}
        onResend={send}
        onCode={async (code) => {
          const told = await confirmReset(mobile, code)
          if (!told.ok) return told
          setToken(told.answer.token)
          return undefined
        }}
        waysOn={<BackToPassword frame={frame} />}
      />
    </>
  )
}

function AskNumber({
  frame,
  mobile,
  onMobile,
  onSend,
}: {
  frame: LoginFrame
  mobile: string
  onMobile: (mobile: string) => void
  onSend: () => Promise<Told<SentCode>>
}) {
  const { country } = useBoot()
  const [mistake, setMistake] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    if (!canonicalPhone(mobile, country)) return setMistake(MOBILE_WRONG)
    setBusy(true)
    const told = await onSend()
    setBusy(false)
    if (!told.ok) setTrouble(told.message)
  }
  return (
    <>
      <StepHead level={frame.level} title="A new password">
        First a code to your number, then the new password. Everywhere you are signed in, you are signed out.
      </StepHead>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <NumberField
          value={mobile}
          error={mistake}
          onChange={(next) => {
            onMobile(next)
            setMistake(undefined)
            setTrouble(undefined)
          }}
        />
        {trouble ? <StepTrouble>{trouble}</StepTrouble> : undefined}
        <Button type="submit" size="large" full busy={busy}>
          Send me a code
        </Button>
      </form>
      <BackToPassword frame={frame} />
    </>
  )
}

function NewPassword({
  frame: { level, enter, go },
  mobile,
  token,
  onRestart,
}: {
  frame: LoginFrame
  mobile: string
  token: string
  onRestart: () => void
}) {
  const [password, setNew] = useState("")
  const [mistake, setMistake] = useState<string>()
  const [trouble, setTrouble] = useState<{ code: string; message: string }>()
  const [busy, setBusy] = useState(false)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    // The names and the list of common ones are the server's to hold it against.
    const owner = { mobile, firstName: "", lastName: "", email: "" }
    const found = checkPassword(password, owner, () => false)
    setMistake(found)
    if (found !== undefined) return
    setBusy(true)
    const told = await setPassword(mobile, token, password)
    if (!told.ok) {
      setBusy(false)
      if (told.code === "PASSWORD_WEAK") setMistake(told.message)
      else setTrouble(told)
      return
    }
    // All sessions have ended, this one among them where it was the customer's.
    if (currentSession()?.isLoggedIn) dropSession()
    const entered = await logInWithPassword(mobile, password)
    if (entered.ok) await enter(entered.answer)
    else go("password", { replace: true })
  }
  return (
    <>
      <StepHead level={level} title="Choose a new password">
        Eight characters or more. A few words in a row are easy to keep and hard to guess.
      </StepHead>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={password}
          error={mistake}
          onChange={(next) => {
            setNew(next)
            setMistake(undefined)
          }}
        />
        {trouble ? (
          <StepTrouble>
            {trouble.message}
            <Button variant="secondary" size="small" onClick={onRestart}>
              Ask for a new code
            </Button>
          </StepTrouble>
        ) : undefined}
        <Button type="submit" size="large" full busy={busy}>
          Save and sign in
        </Button>
      </form>
    </>
  )
}

function BackToPassword({ frame: { go } }: { frame: LoginFrame }) {
  return (
    <Button variant="quiet" full onClick={() => go("password", { replace: true })}>
      Back to signing in
    </Button>
  )
}
