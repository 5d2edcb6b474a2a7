import * as signInErrorTexts from "@hearth/texts/account/sign-in-errors.ts"
import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import * as profileTexts from "@hearth/texts/account/profile.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { createElement, Fragment, type ReactNode, type SyntheticEvent, useState } from "react"
import { useContacts } from "../../client/page/app-config.ts"
import { usePageContext } from "../../client/page/page-context.tsx"
import { requestCode } from "../../client/session/one-time-codes.api.ts"
import { OneTimeCodeForm, toResendAt } from "../../shared/one-time-code/one-time-code-form.tsx"
import { PhoneField } from "../../shared/one-time-code/phone-field.tsx"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import { reauthenticateHref } from "../../client/session/login-route.ts"
import { changeNumber } from "./account.api.ts"
import styles from "./profile.module.css"

/** Changes the number. A one-time code is sent to the new number to prove that it is the customer's. */
export function ChangePhoneSheet({
  currentNumber,
  onClose,
  onChanged,
}: {
  /** The account's current number. */
  currentNumber: string
  onClose: () => void
  onChanged: (account: Account) => void
}) {
  const { country } = usePageContext()
  const [mobile, setMobile] = useState("")
  const [phoneError, setPhoneError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [resendAt, setResendAt] = useState<number>()
  const [reauthenticationMessage, setReauthenticationMessage] = useState<string>()

  const send = async () => {
    const result = await requestCode({ mobile, purpose: "CHANGE_NUMBER" })
    if (result.ok) setResendAt(toResendAt(result.data))
    return result
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const phone = canonicalPhone(mobile, country)
    if (!phone) return setPhoneError(signInErrorTexts.mobileInvalid)
    if (phone === canonicalPhone(currentNumber, country)) return setPhoneError(signInErrorTexts.numberUnchanged)
    setBusy(true)
    const result = await send()
    setBusy(false)
    if (result.ok) return
    if (result.code === "SIGN_IN_AGAIN") setReauthenticationMessage(result.message)
    else setPhoneError(result.message)
  }
  if (reauthenticationMessage !== undefined)
    return <ReauthenticateSheet message={reauthenticationMessage} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={profileTexts.changeNumber}
      subtitle={
        resendAt === undefined
          ? profileTexts.changeNumberIntro
          : codeTexts.codeSentTo(formatPhone(mobile, country)).join("")
      }
    >
      <div className={styles.sheet}>
        {resendAt === undefined ? (
          <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <PhoneField
              label={profileTexts.newMobileNumber}
              value={mobile}
              error={phoneError}
              onChange={(next) => {
                setMobile(next)
                setPhoneError(undefined)
              }}
            />
            <Button type="submit" size="large" full busy={busy}>
              {codeTexts.sendCode}
            </Button>
          </form>
        ) : (
          <OneTimeCodeForm
            label={profileTexts.confirmNumber}
            resendAt={resendAt}
            onResend={send}
            onCode={async (code) => {
              const result = await changeNumber(mobile, code)
              if (!result.ok) return result
              showToast({ message: profileTexts.numberChanged, tone: "success" })
              onChanged(result.data)
              return undefined
            }}
          />
        )}
      </div>
    </Sheet>
  )
}

/**
 * Shown if the sign-in is too long ago. Customers without the old number can use another sign-in method or contact
 * customer care.
 */
function ReauthenticateSheet({ message, onClose }: { message: string; onClose: () => void }) {
  const { customerCare } = useContacts()
  const call = <a href={`tel:${customerCare.replaceAll(" ", "")}`}>{customerCare}</a>
  return (
    <Sheet open onClose={onClose} title={profileTexts.confirmIdentity} subtitle={message}>
      <div className={styles.sheet}>
        <ButtonLink href={reauthenticateHref("/postorder-ui/profile")} size="large" full>
          {profileTexts.signInAgain}
        </ButtonLink>
        <p className={styles.muted}>{createElement(Fragment, null, ...profileTexts.noOldNumber<ReactNode>(call))}</p>
      </div>
    </Sheet>
  )
}
