import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { correctionLimits } from "@hearth/domain/loyalty/points-correction.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { FormError } from "../../shell/form-error.tsx"
import { checkReason } from "../../shell/head-office/check-reason.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonField } from "../../shell/head-office/reason-field.tsx"
import styles from "./members.module.css"

export interface RolesSheetProps {
  member: OfficeMember
  onClose: () => void
  onSaved: (member: OfficeMember) => Promise<void>
}

/** Sets a member's roles in the country. A failed call loses nothing. */
export function RolesSheet({ member, onClose, onSaved }: RolesSheetProps) {
  const { memberId, name, login } = member
  const [chosen, setChosen] = useState<readonly OfficeRole[]>(member.roles)
  const [reason, setReason] = useState("")
  const [reasonError, setReasonError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()
  const roles = officeRoles.filter((role) => chosen.includes(role))

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const error = checkReason(reason)
    const isUnchanged = roles.join() === officeRoles.filter((role) => member.roles.includes(role)).join()
    setReasonError(error)
    setFailure(isUnchanged ? membersTexts.nothingChanged : undefined)
    if (error !== undefined) return focusInvalidField(event.currentTarget, { reason: error })
    if (isUnchanged) return
    setBusy(true)
    const body = { roles, reason: reason.trim() }
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
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset className={styles.roles}>
          <legend className="sr-only">{membersTexts.rolesLegend}</legend>
          {officeRoles.map((role) => (
            <Checkbox
              key={role}
              label={headOfficeTexts.roles[role]}
              hint={membersTexts.descriptionOf(role, correctionLimits.withoutApproval)}
              checked={chosen.includes(role)}
              onChange={(event) => {
                setChosen(event.target.checked ? [...chosen, role] : chosen.filter((each) => each !== role))
                setFailure(undefined)
              }}
            />
          ))}
        </fieldset>
        <ReasonField
          value={reason}
          error={reasonError}
          onChange={(next) => {
            setReason(next)
            setReasonError(undefined)
          }}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" size="large" busy={busy} full>
          {labels.save}
        </Button>
      </form>
    </Sheet>
  )
}
