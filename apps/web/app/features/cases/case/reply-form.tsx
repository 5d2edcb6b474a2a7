import { NO_RESPONSE } from "@hearth/browser/result.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useRef, useState } from "react"
import { type CustomerCase, sendCaseMessage } from "../cases.api.ts"
import { PhotoPicker } from "../photos/photo-picker.tsx"
import { usePhotos } from "../photos/use-photos.ts"
import styles from "./case.module.css"
import { checkMessage, MAX_MESSAGE_LENGTH } from "./check-message.ts"

interface ReplyFormProps {
  value: CustomerCase
  onSent: (next: CustomerCase) => void
}

/** FBK-3: the customer's message, with photos. In a resolved case it reopens the case. */
export function ReplyForm({ value: { caseId, state }, onSent }: ReplyFormProps) {
  const [text, setText] = useState("")
  const photos = usePhotos()
  const [hasTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isBusy = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const keyFor = useIdempotencyKey()
  const isReopening = state === "RESOLVED"
  const problem = checkMessage(text)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy.current || photos.isPreparing) return
    setTried(true)
    if (problem) return field.current?.focus()
    isBusy.current = true
    setSending(true)
    setFailure(undefined)
    const key = keyFor([caseId, text, photos.ready.map(({ id }) => id)])
    const contents = photos.ready.map(({ blob }) => blob)
    const result = await sendCaseMessage(caseId, text.trim(), contents, key)
    isBusy.current = false
    setSending(false)
    if (!result.ok) return setFailure(result.code === NO_RESPONSE ? caseTexts.messageNotSent : result.message)
    setText("")
    setTried(false)
    photos.clear()
    showToast({ message: isReopening ? caseTexts.caseReopened : caseTexts.messageSent, tone: "success" })
    onSent(result.data)
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
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setFailure(undefined)
          }}
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
