import { countries } from "@hearth/domain/countries/countries.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { type SyntheticEvent, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { logInWithPassword } from "./login.api.ts"
import { type LoginFrame, sayLeave } from "./login-step.ts"
import styles from "./login.module.css"
import { OtherWays } from "./other-ways.tsx"
import { PasswordField } from "./password-field.tsx"
import { StepHead, StepTrouble } from "./step-head.tsx"

/** IDN-1: only where the country shows it. */
export function PasswordStep({ frame }: { frame: LoginFrame }) {
  const { go, enter, leave, level } = frame
  const { country } = useBoot()
  const [login, setLogin] = useState("")
  const [password, setPassword] = useState("")
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || !event.currentTarget.checkValidity()) return
    setBusy(true)
    setTrouble(undefined)
    const told = await logInWithPassword(login, password)
    if (told.ok) return enter(told.answer)
    setBusy(false)
    setTrouble(told.message)
  }

  return (
    <>
      <StepHead level={level} title="Sign in with your password">
        With your {countries[country].name} number or the e-mail address you confirmed.
      </StepHead>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <Field
          label="Mobile number or e-mail"
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
        <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
        {trouble ? <StepTrouble>{trouble}</StepTrouble> : undefined}
        <Button type="submit" size="large" full busy={busy}>
          Sign in
        </Button>
        <Button variant="quiet" full onClick={() => go("forgot")}>
          Forgot your password?
        </Button>
      </form>
      <OtherWays frame={frame} here="password" />
      <Button variant="quiet" full onClick={leave}>
        {sayLeave(frame)}
      </Button>
    </>
  )
}
