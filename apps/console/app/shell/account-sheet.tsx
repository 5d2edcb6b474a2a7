import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as accountTexts from "@hearth/texts/console/account.ts"
import * as teamTexts from "@hearth/texts/console/team.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type ReactNode, type SyntheticEvent, useState } from "react"
import { call } from "../client/api.ts"
import { SignOutButton } from "./sign-out-button.tsx"

export interface AccountSheetProps {
  open: boolean
  onClose: () => void
  member: StaffMember
  /** Settings and links of the area that is open. */
  children?: ReactNode
}

/** The signed-in member and their password. */
export function AccountSheet({ open, onClose, member, children }: AccountSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={member.name}
      subtitle={accountTexts.usernameAndRole(member.login, formatRole(member))}
    >
      <div className="stack">
        {children}
        <PasswordForm />
        <SignOutButton />
      </div>
    </Sheet>
  )
}

function formatRole({ role, everywhere, isOfficeOnly }: StaffMember): string {
  if (everywhere || isOfficeOnly) return teamTexts.headOffice
  return role === "manager" ? teamTexts.manager : teamTexts.staff
}

function PasswordForm() {
  const [passwordError, setPasswordError] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function change(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    setBusy(true)
    const body = { old: String(data.get("old")), password: String(data.get("password")) }
    const result = await call("PUT /store-ops/ve1/password", { body })
    setBusy(false)
    setPasswordError(result.ok ? undefined : result.message)
    if (!result.ok) return
    form.reset()
    showToast({ message: accountTexts.passwordChanged, tone: "success" })
  }
  return (
    <form onSubmit={change} className="stack">
      <div className="fields">
        <Field
          label={accountTexts.currentPassword}
          name="old"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          label={accountTexts.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
          hint={accountTexts.passwordHint}
          error={passwordError}
        />
      </div>
      <Button type="submit" variant="secondary" busy={busy}>
        {accountTexts.changePassword}
      </Button>
    </form>
  )
}
