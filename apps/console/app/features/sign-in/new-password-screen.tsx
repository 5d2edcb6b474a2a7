import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as accountTexts from "@hearth/texts/console/account.ts"
import { Logo } from "@hearth/ui/logo/logo.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useEffect, useRef } from "react"
import { staffSession } from "../../client/staff-session.ts"
import { PasswordForm } from "../../shell/password-form.tsx"
import { SignOutButton } from "../../shell/sign-out-button.tsx"
import styles from "./sign-in.module.css"

/** Shown after signing in with a temporary password. The URL stays the same, so the member continues there. */
export function NewPasswordScreen({ member }: { member: StaffMember }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = accountTexts.newPasswordTitle
    heading.current?.focus()
  }, [])
  function proceed(): void {
    staffSession.set({ state: "in", member: { ...member, mustChangePassword: false } })
    showToast({ message: accountTexts.ownPasswordSaved, tone: "success" })
  }
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <Logo size={44} />
        <div>
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {accountTexts.chooseOwnPassword}
          </h1>
          <p className="soft">{accountTexts.whyOwnPassword}</p>
        </div>
        <PasswordForm
          oldLabel={accountTexts.temporaryPassword}
          submit={{ label: accountTexts.saveAndContinue, size: "large", full: true }}
          onChanged={proceed}
        />
        <SignOutButton />
      </div>
    </main>
  )
}
