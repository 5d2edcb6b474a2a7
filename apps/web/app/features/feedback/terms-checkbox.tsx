import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import styles from "./feedback.module.css"

interface TermsCheckboxProps {
  isAccepted: boolean
  isMissing: boolean
  onChange: (isAccepted: boolean) => void
}

/** CTY-8: a guest accepts the terms with the first feedback. */
export function TermsCheckbox({ isAccepted, isMissing, onChange }: TermsCheckboxProps) {
  return (
    <div>
      <Checkbox
        name="terms"
        checked={isAccepted}
        aria-invalid={isMissing ? true : undefined}
        aria-describedby={isMissing ? "terms-error" : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        label={createElement(Fragment, null, ...feedbackTexts.acceptTerms<ReactNode>(renderTermsLink))}
      />
      {isMissing ? (
        <p id="terms-error" role="alert" className={styles.mistake}>
          <AlertIcon size={16} />
          {feedbackTexts.termsNeeded}
        </p>
      ) : undefined}
    </div>
  )
}

/** In a new tab, so that the form keeps what was typed. */
function renderTermsLink(label: string) {
  return (
    <a href="/terms#feedback" target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
