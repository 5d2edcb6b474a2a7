import * as labels from "@hearth/texts/labels.ts"
import * as signInTexts from "@hearth/texts/console/sign-in.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Logo } from "@hearth/ui/logo/logo.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type SyntheticEvent, useEffect, useState } from "react"
import { call } from "../../client/api.ts"
import { staffSession } from "../../client/staff-session.ts"
import { alarm } from "../../shell/alarm.ts"
import styles from "./sign-in.module.css"

/** The URL stays the same, so after signing in the member is back on the same screen. */
export function SignInScreen({ sessionEnded }: { sessionEnded: boolean }) {
  const [signInError, setSignInError] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    document.title = signInTexts.pageTitle
  }, [])

  async function signIn(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    // This click also allows the page to play sound.
    void alarm.allowSound()
    const data = new FormData(event.currentTarget)
    const body = { login: String(data.get("login")).trim().toLowerCase(), password: String(data.get("password")) }
    setBusy(true)
    const result = await call("POST /store-ops/ve1/sign-in", { body })
    setBusy(false)
    if (result.ok) staffSession.set({ state: "in", member: result.data.member })
    else setSignInError(result.message)
  }

  return (
    <main className={styles.screen}>
      <form onSubmit={signIn} className={styles.card}>
        <Logo size={44} />
        <div>
          <h1 className={styles.title}>{signInTexts.storeConsole}</h1>
          <p className="soft">{signInTexts.forStaff}</p>
        </div>
        {sessionEnded ? <output className={styles.note}>{signInTexts.signedOut}</output> : undefined}
        <Field
          label={signInTexts.username}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Field label={signInTexts.password} name="password" type="password" autoComplete="current-password" required />
        {signInError ? (
          <p className={styles.wrong} role="alert">
            <AlertIcon size={18} />
            {signInError}
          </p>
        ) : undefined}
        <Button type="submit" size="large" full busy={busy}>
          {labels.signIn}
        </Button>
        <p className="soft">{signInTexts.forgotPassword}</p>
      </form>
    </main>
  )
}
