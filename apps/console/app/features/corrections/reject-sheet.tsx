import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"
import type { DecisionProps } from "./approve-dialog.tsx"
import { useDecision } from "./use-decision.ts"

export function RejectSheet({ correction, onClose, onDecided }: DecisionProps) {
  const { correctionId, points, requestedBy } = correction
  const keyFor = useIdempotencyKey()
  const { failure, busy, decide } = useDecision(() => onDecided(correction))

  function reject(reason: string): Promise<void> {
    const body = { reason }
    return decide(
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
      <ReasonForm
        failure={failure}
        submitLabel={correctionsTexts.reject}
        variant="danger"
        busy={busy}
        onSubmit={reject}
      />
    </Sheet>
  )
}
