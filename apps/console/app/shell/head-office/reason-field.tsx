import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { MAX_REASON_LENGTH } from "./check-reason.ts"

export interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  error: string | undefined
  /** The first field of its sheet, which gets the focus when the sheet opens. */
  hasFirstFocus?: boolean
}

/** Why head office changes something. It becomes part of the audit log. */
export function ReasonField({ value, onChange, error, hasFirstFocus }: ReasonFieldProps) {
  return (
    <Field
      label={headOfficeTexts.reason}
      name="reason"
      autoComplete="off"
      data-first-focus={hasFirstFocus || undefined}
      maxLength={MAX_REASON_LENGTH}
      hint={headOfficeTexts.reasonHint}
      value={value}
      error={error}
      onChange={(event) => onChange((event.target as HTMLInputElement).value)}
    />
  )
}
