import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { type SyntheticEvent, useState } from "react"
import { FormError } from "../../shell/form-error.tsx"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { MessageField } from "./message-field.tsx"

export interface MessageSheetProps {
  title: string
  subtitle: string
  label: string
  hint: string
  /** The error if nothing was typed. */
  missing: string
  submitLabel: string
  text: string
  onText: (text: string) => void
  failure: string | undefined
  busy: boolean
  onClose: () => void
  onSubmit: (text: string) => Promise<void>
}

/** A step of a case that needs a text: passing it to the other desk, or resolving it. */
export function MessageSheet(props: MessageSheetProps) {
  const { title, subtitle, label, hint, missing, submitLabel, text, onText, failure, busy } = props
  const [error, setError] = useState<string>()

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (text.trim() !== "") return void props.onSubmit(text.trim())
    setError(missing)
    focusInvalidField(event.currentTarget, { text: missing })
  }

  return (
    <Sheet open onClose={props.onClose} title={title} subtitle={subtitle}>
      <form className="stack" noValidate onSubmit={submit}>
        <MessageField
          label={label}
          hint={hint}
          hasFirstFocus
          value={text}
          error={error}
          onChange={(next) => {
            onText(next)
            setError(undefined)
          }}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" size="large" full busy={busy}>
          {submitLabel}
        </Button>
      </form>
    </Sheet>
  )
}
