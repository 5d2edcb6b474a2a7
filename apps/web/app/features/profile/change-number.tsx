import { MOBILE_WRONG, NUMBER_SAME } from "@hearth/contract/login-texts.ts"
import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { useContacts } from "../../session/app-config.ts"
import { useBoot } from "../../session/boot.tsx"
import { askCode } from "../../session/one-time-codes.ts"
import { CodeForm, resendAtOf } from "../../shell/one-time-code/code-form.tsx"
import { NumberField } from "../../shell/one-time-code/number-field.tsx"
import { showNumber } from "../../shell/one-time-code/number-hint.ts"
import { loginAgain } from "../../shell/login-way.ts"
import { changeNumber } from "./account.api.ts"
import styles from "./profile.module.css"

/** Another number: a code goes to the new one, so that nobody takes a number that isn't theirs. */
export function ChangeNumber({
  own,
  onClose,
  onChanged,
}: {
  /** The number the account has. */
  own: string
  onClose: () => void
  onChanged: (account: Account) => void
}) {
  const { country } = useBoot()
  const [mobile, setMobile] = useState("")
  const [mistake, setMistake] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState<number>()
  const [mustProve, setMustProve] = useState<string>()

  const send = async () => {
    const told = await askCode({ mobile, purpose: "CHANGE_NUMBER" })
    if (told.ok) setResendAt(resendAtOf(told.answer))
    return told
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const phone = canonicalPhone(mobile, country)
    if (!phone) return setMistake(MOBILE_WRONG)
    if (phone === canonicalPhone(own, country)) return setMistake(NUMBER_SAME)
    setBusy(true)
    const told = await send()
    setBusy(false)
    if (told.ok) return
    if (told.code === "SIGN_IN_AGAIN") setMustProve(told.message)
    else setMistake(told.message)
  }
  if (mustProve !== undefined) return <SignInAgain words={mustProve} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      title="Change your number"
      subtitle={
        resendAt === undefined
          ? "We text a code to the new one. Your other devices are signed out."
          : `We sent six digits to ${showNumber(mobile, country)}`
      }
    >
      <div className={styles.sheet}>
        {resendAt === undefined ? (
          <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <NumberField
              label="New mobile number"
              value={mobile}
              error={mistake}
              onChange={(next) => {
                setMobile(next)
                setMistake(undefined)
              }}
            />
            <Button type="submit" size="large" full busy={busy}>
              Send me a code
            </Button>
          </form>
        ) : (
          <CodeForm
            label="Use this number"
            resendAt={resendAt}
            onResend={send}
            onCode={async (code) => {
              const told = await changeNumber(mobile, code)
              if (!told.ok) return told
              showToast({ message: "Your new number is saved", tone: "success" })
              onChanged(told.answer)
              return undefined
            }}
          />
        )}
      </div>
    </Sheet>
  )
}

/** The sign-in is a while ago. Who no longer has the old number has other ways in, or somebody to talk to. */
function SignInAgain({ words, onClose }: { words: string; onClose: () => void }) {
  const { customerCare } = useContacts()
  return (
    <Sheet open onClose={onClose} title="Is it you?" subtitle={words}>
      <div className={styles.sheet}>
        <ButtonLink href={loginAgain("/postorder-ui/profile")} size="large" full>
          Sign in once more
        </ButtonLink>
        <p className={styles.soft}>
          Your old number is gone? Sign in the other ways you have, or call us:{" "}
          <a href={`tel:${customerCare.replaceAll(" ", "")}`}>{customerCare}</a>
        </p>
      </div>
    </Sheet>
  )
}
