import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"
import { RoleChoices } from "./role-choices.tsx"

export interface RolesSheetProps {
  member: OfficeMember
  onClose: () => void
  onSaved: (member: OfficeMember) => Promise<void>
}

/** Sets a member's roles in the country. If the call fails, the input stays. */
export function RolesSheet({ member, onClose, onSaved }: RolesSheetProps) {
  const { memberId, name, login } = member
  const [roles, setRoles] = useState<readonly OfficeRole[]>(member.roles)
  const [rolesError, setRolesError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  function validate() {
    const isUnchanged = officeRoles.every((role) => roles.includes(role) === member.roles.includes(role))
    const error = isUnchanged ? membersTexts.nothingChanged : undefined
    setRolesError(error)
    setFailure(undefined)
    return { roles: error }
  }

  async function save(reason: string): Promise<void> {
    setBusy(true)
    const body = { roles: [...roles], reason }
    const result = await call("PUT /store-ops/ve1/head-office/members/{memberId}/roles", {
      params: { memberId },
      body,
      idempotencyKey: keyFor(body),
    })
    if (result.ok) await onSaved(result.data.member)
    setBusy(false)
    if (result.ok) showToast({ message: membersTexts.saved(name), tone: "success" })
    else setFailure(result.message)
  }

  return (
    <Sheet open onClose={onClose} title={membersTexts.rolesOf(name)} subtitle={login}>
      <ReasonForm failure={failure} submitLabel={labels.save} busy={busy} validate={validate} onSubmit={save}>
        <RoleChoices
          chosen={roles}
          error={rolesError}
          onChange={(next) => {
            setRoles(next)
            setRolesError(undefined)
          }}
        />
      </ReasonForm>
    </Sheet>
  )
}
