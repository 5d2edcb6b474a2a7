import * as casesTexts from "@hearth/texts/console/cases.ts"
import { Field } from "@hearth/ui/field/field.tsx"

const MAX_LENGTH = 1000
/** With less room than this, the field says how much is left. */
const NEARLY_FULL = 100

export interface MessageFieldProps {
  label: string
  hint: string
  value: string
  error: string | undefined
  hasFirstFocus?: boolean
  onChange: (text: string) => void
}

/** A text of several lines: a message to the customer or a note for colleagues. */
export function MessageField({ label, hint, value, error, hasFirstFocus, onChange }: MessageFieldProps) {
  const charactersLeft = MAX_LENGTH - value.length
  return (
    <Field
      multiline
      label={label}
      name="text"
      rows={3}
      maxLength={MAX_LENGTH}
      hint={charactersLeft < NEARLY_FULL ? casesTexts.charactersLeft(charactersLeft) : hint}
      data-first-focus={hasFirstFocus || undefined}
      value={value}
      error={error}
      onChange={(event) => onChange((event.target as HTMLTextAreaElement).value)}
    />
  )
}
