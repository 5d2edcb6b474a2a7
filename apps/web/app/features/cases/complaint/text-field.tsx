import {
  countFeedbackCharacters,
  type FeedbackTextError,
  feedbackTextLimits,
} from "@hearth/domain/feedback/feedback-text.ts"
import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import styles from "./complaint.module.css"

interface TextFieldProps {
  value: string
  error: FeedbackTextError | undefined
  onChange: (text: string) => void
}

/** FBK-1, FBK-2: the text of 30 to 250 characters, with a counter. A text that is too long is reported at once. */
export function TextField({ value, error, onChange }: TextFieldProps) {
  const count = countFeedbackCharacters(value)
  const isTooLong = count > feedbackTextLimits.max
  const missing = feedbackTextLimits.min - count
  return (
    <div className={styles.group}>
      <Field
        multiline
        rows={4}
        label={complaintTexts.tellUsMore}
        name="text"
        value={value}
        placeholder={complaintTexts.textHint}
        aria-describedby="text-count"
        error={
          isTooLong ? complaintTexts.tooLong : error === "FEEDBACK_TOO_SHORT" ? complaintTexts.tooShort : undefined
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={styles.text}
      />
      <p id="text-count" className={classNames(styles.count, isTooLong && styles.over)} data-testid="character-count">
        <span>{count > 0 && missing > 0 ? complaintTexts.charactersMissing(missing) : ""}</span>
        <span>{complaintTexts.characterCount(count, feedbackTextLimits.max)}</span>
      </p>
    </div>
  )
}
