import { countFeedbackCharacters, feedbackTextLimits } from "@hearth/domain/feedback/feedback-text.ts"
import * as feedbackErrorTexts from "@hearth/texts/feedback/feedback-errors.ts"
import * as feedbackTexts from "@hearth/texts/feedback/feedback.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { type ReactNode, useState } from "react"
import { checkText } from "./feedback-form.ts"
import styles from "./feedback.module.css"

interface FeedbackTextFieldProps {
  label: ReactNode
  /** An example in the empty field. */
  placeholder: string
  value: string
  onChange: (text: string) => void
  /** Why the form couldn't be sent; shown until the text changes. */
  error: string | undefined
}

/**
 * FBK-1: the text, with a live counter. A text that is too long says so at once. One that is too short says so when the
 * visitor leaves the field, and not while they are still typing.
 */
export function FeedbackTextField({ label, placeholder, value, onChange, error }: FeedbackTextFieldProps) {
  const [wasLeft, setLeft] = useState(false)
  const count = countFeedbackCharacters(value)
  const { min, max } = feedbackTextLimits
  const isShort = count > 0 && count < min
  const code = checkText(value)
  const isShown = code === "FEEDBACK_TOO_LONG" || wasLeft
  return (
    <Field
      multiline
      name="text"
      rows={4}
      label={label}
      placeholder={placeholder}
      className={styles.text}
      value={value}
      error={(isShown && code ? feedbackErrorTexts.byCode[code] : undefined) ?? error}
      hint={
        <>
          <span className="sr-only">
            {isShort ? feedbackTexts.charactersToGo(count, min) : feedbackTexts.charactersOf(count, max)}
          </span>
          <span aria-hidden="true" className={styles.counter} data-testid="characters">
            {isShort ? <span>{feedbackTexts.charactersMissing(min - count)}</span> : undefined}
            <span>{feedbackTexts.charactersOf(count, max)}</span>
          </span>
        </>
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
    />
  )
}
