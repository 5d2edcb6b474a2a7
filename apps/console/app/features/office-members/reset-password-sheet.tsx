import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"
import { checkPasswordLength } from "./check-person.ts"

export interface ResetPasswordSheetProps {
  member: OfficeMember
  onClose: () => void
  onReset: () => Promise<void>
}

/** Sets a temporary password. It is visible, because it has to be told to the member. */
export function ResetPasswordSheet({ member, onClose, onReset }: ResetPasswordSheetProps) {
  const { memberId, name, login } = member
  const [password, setPassword] = useState("")
  const [passwordError, setPasswordError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  function validate() {
    const error = checkPasswordLength(password)
    setPasswordError(error)
    setFailure(undefined)
    return { password: error }
  }

  async function reset(reason: string, form: HTMLFormElement): Promise<void> {
    setBusy(true)
    const result = await call("PUT /store-ops/ve1/head-office/members/{memberId}/password", {
      params: { memberId },
      body: { password, reason },
    })
    if (result.ok) await onReset()
    setBusy(false)
    if (result.ok) {
      showToast({ message: membersTexts.passwordSet(name), tone: "success" })
      return
    }
    if (result.code !== "PASSWORD_WEAK") return setFailure(result.message)
    setPasswordError(result.message)
    focusInvalidField(form, { password: result.message })
  }

  return (
    <Sheet open onClose={onClose} title={membersTexts.resetPasswordTitle(name)} subtitle={login}>
      <div className="stack">
        <p>{membersTexts.resetPasswordEffect}</p>
        <ReasonForm
          failure={failure}
          submitLabel={membersTexts.setPassword}
          busy={busy}
          validate={validate}
          onSubmit={reset}
        >
          <Field
            label={membersTexts.temporaryPassword}
            name="password"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            data-first-focus
            hint={membersTexts.temporaryPasswordHint}
            value={password}
            error={passwordError}
            onChange={(event) => {
              setPassword((event.target as HTMLInputElement).value)
              setPasswordError(undefined)
            }}
          />
        </ReasonForm>
      </div>
    </Sheet>
  )
}
