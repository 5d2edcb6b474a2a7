import { MOBILE_WRONG } from "@hearth/contract/login-texts.ts"
import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { askCode } from "../../session/one-time-codes.ts"
import { CodeForm, resendAtOf } from "../../shell/one-time-code/code-form.tsx"
import { NumberField } from "../../shell/one-time-code/number-field.tsx"
import { showNumber } from "../../shell/one-time-code/number-hint.ts"
import { changeNumber } from "./account.api.ts"
import styles from "./profile.module.css"

/** Another number: a code goes to the new one, so that nobody takes a number that isn't theirs. */
export function ChangeNumber({ onClose, onChanged }: { onClose: () => void; onChanged: (account: Account) => void }) {
  const { country } = useBoot()
  const [mobile, setMobile] = useState("")
  const [mistake, setMistake] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState<number>()

  const send = async () => {
    const told = await askCode({ mobile, purpose: "CHANGE_NUMBER" })
    if (told.ok) setResendAt(resendAtOf(told.answer))
    return told
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    if (!canonicalPhone(mobile, country)) return setMistake(MOBILE_WRONG)
    setBusy(true)
    const told = await send()
    setBusy(false)
    if (!told.ok) setMistake(told.message)
  }
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
