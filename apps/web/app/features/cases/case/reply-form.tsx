import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { type SyntheticEvent, useRef } from "react"
import type { CustomerCase } from "../cases.api.ts"
import { PhotoPicker } from "../photos/photo-picker.tsx"
import styles from "./case.module.css"
import { type checkMessage, MAX_MESSAGE_LENGTH } from "./check-message.ts"
import { useReply } from "./use-reply.ts"

interface ReplyFormProps {
  value: CustomerCase
  onSent: (next: CustomerCase) => void
}

/** FBK-3: the customer's message, with photos. In a resolved case it reopens the case. */
export function ReplyForm({ value, onSent }: ReplyFormProps) {
  const { text, photos, problem, hasTried, isReopening, isSending, failure, ...reply } = useReply(value, onSent)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (!(await reply.send())) field.current?.focus()
  }
  return (
    <Card as="section" className={styles.reply}>
      <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <Field
          multiline
          ref={field}
          rows={3}
          name="message"
          label={caseTexts.reply}
          hint={isReopening ? caseTexts.reopenHint : caseTexts.replyHint}
          value={text}
          error={describeProblem(hasTried || problem === "too long" ? problem : undefined)}
          onChange={({ currentTarget }) => reply.changeText(currentTarget.value)}
        />
        <PhotoPicker photos={photos} compact />
        {failure ? (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        ) : undefined}
        <Button type="submit" busy={isSending || photos.isPreparing} className={styles.sendReply}>
          {isReopening ? caseTexts.reopen : caseTexts.sendReply}
        </Button>
      </form>
    </Card>
  )
}

function describeProblem(problem: ReturnType<typeof checkMessage>): string | undefined {
  if (problem === "empty") return caseTexts.messageEmpty
  return problem === "too long" ? caseTexts.messageTooLong(MAX_MESSAGE_LENGTH) : undefined
}
