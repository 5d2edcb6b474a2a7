import * as casesTexts from "@hearth/texts/console/cases.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { FormError } from "../../shell/form-error.tsx"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { MessageField } from "./message-field.tsx"
import { type LiveCase, useCaseChange } from "./use-case-change.ts"

export interface ReplyFormProps {
  live: LiveCase
  caseId: string
  draft: string
  onDraft: (text: string) => void
}

/** Answers the customer. What was typed stays until it has been sent, also while another case is open. */
export function ReplyForm({ live, caseId, draft, onDraft }: ReplyFormProps) {
  const { busy, failure, clearFailure, send } = useCaseChange(live)
  const [error, setError] = useState<string>()

  async function reply(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const text = draft.trim()
    if (text === "") {
      setError(casesTexts.enterMessage)
      return focusInvalidField(event.currentTarget, { text: casesTexts.enterMessage })
    }
    const answeredCase = await send(text, ({ key }) =>
      call("POST /store-ops/ve1/cases/{caseId}/messages", { params: { caseId }, body: { text }, idempotencyKey: key }),
    )
    if (!answeredCase) return
    onDraft("")
    showToast({ message: casesTexts.sent, tone: "success" })
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void reply(event)}>
      <MessageField
        label={casesTexts.reply}
        hint={casesTexts.replyHint}
        value={draft}
        error={error}
        onChange={(text) => {
          onDraft(text)
          setError(undefined)
          clearFailure()
        }}
      />
      <FormError>{failure}</FormError>
      <div className="buttons">
        <Button type="submit" busy={busy}>
          {casesTexts.send}
        </Button>
      </div>
    </form>
  )
}
