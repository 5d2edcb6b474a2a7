import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import { FieldError } from "./field-error.tsx"

interface TermsFieldProps {
  isAccepted: boolean
  hasError: boolean
  onChange: (isAccepted: boolean) => void
}

/** CTY-8: the terms, before a visitor's first feedback. */
export function TermsField({ isAccepted, hasError, onChange }: TermsFieldProps) {
  return (
    <div>
      <Checkbox
        name="terms"
        checked={isAccepted}
        aria-invalid={hasError ? true : undefined}
        aria-describedby={hasError ? "terms-error" : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={createElement(Fragment, null, ...complaintTexts.acceptTerms<ReactNode>(renderTermsLink))}
      />
      <FieldError id="terms-error">{hasError ? complaintTexts.termsNeeded : undefined}</FieldError>
    </div>
  )
}

/** In a new tab, so that the form keeps its input. */
function renderTermsLink(label: string) {
  return (
    <a href="/terms" target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
