import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as accountTexts from "@hearth/texts/console/account.ts"
import * as teamTexts from "@hearth/texts/console/team.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import type { ReactNode } from "react"
import { PasswordForm } from "./password-form.tsx"
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
        <PasswordForm
          oldLabel={accountTexts.currentPassword}
          submit={{ label: accountTexts.changePassword, variant: "secondary" }}
          onChanged={() => showToast({ message: accountTexts.passwordChanged, tone: "success" })}
        />
        <SignOutButton />
      </div>
    </Sheet>
  )
}

function formatRole({ role, everywhere, isOfficeOnly }: StaffMember): string {
  if (everywhere || isOfficeOnly) return teamTexts.headOffice
  return role === "manager" ? teamTexts.manager : teamTexts.staff
}
