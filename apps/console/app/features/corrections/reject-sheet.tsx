import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { type SyntheticEvent, useState } from "react"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { FormError } from "../../shell/form-error.tsx"
import { checkReason } from "../../shell/head-office/check-reason.ts"
import { focusInvalidField } from "../../shell/head-office/focus-invalid-field.ts"
import { ReasonField } from "../../shell/head-office/reason-field.tsx"
import type { DecisionProps } from "./approve-dialog.tsx"
import { useDecision } from "./use-decision.ts"

export function RejectSheet({ correction, onClose, onDecided }: DecisionProps) {
  const { correctionId, points, requestedBy } = correction
  const [reason, setReason] = useState("")
  const [reasonError, setReasonError] = useState<string>()
  const keyFor = useIdempotencyKey()
  const { failure, busy, decide } = useDecision(() => onDecided(correction))

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const error = checkReason(reason)
    setReasonError(error)
    if (error !== undefined) return focusInvalidField(event.currentTarget, { reason: error })
    const body = { reason: reason.trim() }
    void decide(
      () =>
        call("POST /store-ops/ve1/head-office/corrections/{correctionId}/reject", {
          params: { correctionId },
          body,
          idempotencyKey: keyFor(body),
        }),
      correctionsTexts.rejected(points),
    )
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={correctionsTexts.rejectQuestion(points)}
      subtitle={correctionsTexts.requestReason(requestedBy.name, correction.reason)}
    >
      <form className="stack" noValidate onSubmit={submit}>
        <ReasonField
          hasFirstFocus
          value={reason}
          error={reasonError}
          onChange={(next) => {
            setReason(next)
            setReasonError(undefined)
          }}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" variant="danger" size="large" busy={busy} full>
          {correctionsTexts.reject}
        </Button>
      </form>
    </Sheet>
  )
}
