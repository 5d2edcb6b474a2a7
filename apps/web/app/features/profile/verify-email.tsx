import type { Account } from "@hearth/contract/calls/account.calls.ts"
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
  const { resendAt, busy, trouble, send, sendFirst } = useSentCode(sendEmailCode)
  return (
    <Sheet
      open
      onClose={onClose}
      title="Confirm your e-mail"
      subtitle={resendAt === undefined ? `We write six digits to ${email}` : `We sent six digits to ${email}`}
    >
      <div className={styles.sheet}>
        {trouble ? (
          <p role="alert" className={styles.trouble}>
            {trouble}
          </p>
        ) : undefined}
        {resendAt === undefined ? (
          <Button size="large" full busy={busy} onClick={() => void sendFirst()}>
            Send the code
          </Button>
        ) : (
          <OneTimeCodeForm
            label="Confirm"
            resendAt={resendAt}
            onResend={send}
            onCode={async (code) => {
              const result = await verifyEmail(code)
              if (!result.ok) return result
              showToast({ message: "Your e-mail address is confirmed", tone: "success" })
              onChanged(result.data)
              return undefined
            }}
          />
        )}
      </div>
    </Sheet>
  )
}
