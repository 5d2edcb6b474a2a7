import type { Account } from "@hearth/contract/calls/account.calls.ts"
import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import * as profileTexts from "@hearth/texts/account/profile.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { OneTimeCodeForm } from "../../shared/one-time-code/one-time-code-form.tsx"
import { useSentCode } from "../../shared/one-time-code/use-sent-code.ts"
import { sendEmailCode, verifyEmail } from "./account.api.ts"
import styles from "./profile.module.css"

/** Verifies the e-mail address by a one-time code; afterwards it can be used to sign in. */
export function VerifyEmail({
  email,
  onClose,
  onChanged,
}: {
  email: string
  onClose: () => void
  onChanged: (account: Account) => void
}) {
  const { resendAt, busy, error, send, sendFirstCode } = useSentCode(sendEmailCode)
  return (
    <Sheet
      open
      onClose={onClose}
      title={profileTexts.confirmYourEmail}
      subtitle={resendAt === undefined ? profileTexts.willEmailCode(email) : codeTexts.codeSentTo(email).join("")}
    >
      <div className={styles.sheet}>
        {error ? (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        ) : undefined}
        {resendAt === undefined ? (
          <Button size="large" full busy={busy} onClick={() => void sendFirstCode()}>
            {codeTexts.sendCode}
          </Button>
        ) : (
          <OneTimeCodeForm
            label={profileTexts.confirm}
            resendAt={resendAt}
            onResend={send}
            onCode={async (code) => {
              const result = await verifyEmail(code)
              if (!result.ok) return result
              showToast({ message: profileTexts.emailIsConfirmed, tone: "success" })
              onChanged(result.data)
              return undefined
            }}
          />
        )}
      </div>
    </Sheet>
  )
}
