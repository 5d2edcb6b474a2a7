import { Button, type ButtonAppearance } from "@hearth/ui/button/button.tsx"
import { type ReactNode, type SyntheticEvent, useState } from "react"
import { FormError } from "../form-error.tsx"
import { checkReason } from "./check-reason.ts"
import { type FieldErrors, focusInvalidField } from "./focus-invalid-field.ts"
import { ReasonField } from "./reason-field.tsx"

export interface ReasonFormProps {
  /** The fields before the reason. Without any, the reason gets the focus when the sheet opens. */
  children?: ReactNode
  /** What the change does, between the reason and the button. */
  effect?: ReactNode
  /** Why the change was refused, if that belongs to no single field. */
  failure: string | undefined
  submitLabel: string
  variant?: ButtonAppearance["variant"]
  busy: boolean
  /** Checks the other fields, shows their errors and returns them. */
  validate?: () => FieldErrors
  /** Called with a valid reason if no field has an error. */
  onSubmit: (reason: string, form: HTMLFormElement) => void | Promise<void>
}

/** The form in every sheet of head office: its own fields, the reason, the error and the button. */
export function ReasonForm({
  children,
  effect,
  failure,
  submitLabel,
  variant = "primary",
  busy,
  validate,
  onSubmit,
}: ReasonFormProps) {
  const [reason, setReason] = useState("")
  const [reasonError, setReasonError] = useState<string>()

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (busy) return
    const form = event.currentTarget
    const errors = { ...validate?.(), reason: checkReason(reason) }
    setReasonError(errors.reason)
    if (Object.values(errors).some((error) => error !== undefined)) return focusInvalidField(form, errors)
    void onSubmit(reason.trim(), form)
  }

  return (
    <form className="stack" noValidate onSubmit={submit}>
      {children}
      <ReasonField
        hasFirstFocus={children === undefined}
        value={reason}
        error={reasonError}
        onChange={(next) => {
          setReason(next)
          setReasonError(undefined)
        }}
      />
      {effect}
      <FormError>{failure}</FormError>
      <Button type="submit" variant={variant} size="large" busy={busy} full>
        {submitLabel}
      </Button>
    </form>
  )
}
