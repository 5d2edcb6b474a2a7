import type { PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { FormError } from "../../shell/form-error.tsx"
import { BalanceChange } from "./balance-change.tsx"
import { useDecision } from "./use-decision.ts"

export interface DecisionProps {
  correction: PendingCorrection
  onClose: () => void
  /** Loads the list again and closes the dialog. */
  onDecided: (correction: PendingCorrection) => Promise<void>
}

export function ApproveDialog({ correction, onClose, onDecided }: DecisionProps) {
  const { correctionId, points, reason, requestedBy, currentPoints } = correction
  const keyFor = useIdempotencyKey()
  const { failure, busy, decide } = useDecision(() => onDecided(correction))
  const approve = () =>
    decide(
      () =>
        call("POST /store-ops/ve1/head-office/corrections/{correctionId}/approve", {
          params: { correctionId },
          idempotencyKey: keyFor(correctionId),
        }),
      correctionsTexts.approved(points),
    )
  // A customer who has left the programme has no points to correct.
  const hasLeftProgram = currentPoints === null
  const effect = hasLeftProgram ? correctionsTexts.approvalRefused : correctionsTexts.approveEffect
  return (
    <Modal
      open
      onClose={onClose}
      header={correctionsTexts.approveQuestion(points)}
      message={
        <>
          <p>{correctionsTexts.requestReason(requestedBy.name, reason)}</p>
          <p>
            <BalanceChange correction={correction} />
          </p>
        </>
      }
      secondMessage={failure === undefined ? effect : <FormError>{failure}</FormError>}
      left={{ label: labels.cancel }}
      right={{ label: correctionsTexts.approve, onPress: () => void approve(), busy }}
    />
  )
}
