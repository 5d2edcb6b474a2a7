import type { StaffCase, StaffRemedy } from "@hearth/contract/calls/cases.shapes.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import type { Result } from "@hearth/browser/result.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../../client/api.ts"
import { FormError } from "../../../shell/form-error.tsx"
import { ReasonForm } from "../../../shell/head-office/reason-form.tsx"
import { summaryOf } from "./remedy-row.tsx"

export interface DecisionTarget {
  verb: "approve" | "reject"
  caseId: string
  remedy: StaffRemedy
  isOwn: boolean
}

export interface RemedyDecisionProps {
  target: DecisionTarget
  onClose: () => void
  /** With the changed case, or without it if somebody else has decided. */
  onDecided: (changed: StaffCase | undefined) => Promise<void> | void
}

/** Asks before a remedy is approved, or for the reason why it is rejected. */
export function RemedyDecision({ target, onClose, onDecided }: RemedyDecisionProps) {
  const { verb, caseId, remedy, isOwn } = target
  const params = { caseId, remedyId: remedy.remedyId }
  const summary = summaryOf(remedy)
  const keyFor = useIdempotencyKey()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function decide(send: () => Promise<Result<{ case: StaffCase }>>, message: string): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const result = await send()
    const isAlreadyDecided = !result.ok && (result.code === "REMEDY_DECIDED" || result.code === "NOT_FOUND")
    if (result.ok || isAlreadyDecided) {
      await onDecided(result.ok ? result.data.case : undefined)
      showToast(isAlreadyDecided ? { message: remediesTexts.alreadyDecided } : { message, tone: "success" })
      onClose()
    } else setFailure(result.code === "FORBIDDEN" ? remediesTexts.officeDecides : result.message)
    setBusy(false)
  }

  if (verb === "reject") {
    const reject = (reason: string) =>
      decide(
        () =>
          call("POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/reject", {
            params,
            body: { reason },
            idempotencyKey: keyFor({ params, reason }),
          }),
        isOwn ? remediesTexts.withdrawn(summary) : remediesTexts.rejected(summary),
      )
    return (
      <Sheet
        open
        onClose={onClose}
        title={isOwn ? remediesTexts.withdrawQuestion(summary) : remediesTexts.rejectQuestion(summary)}
        subtitle={remediesTexts.requestReason(remedy.requestedBy.name, remedy.reason)}
      >
        <ReasonForm
          failure={failure}
          submitLabel={isOwn ? remediesTexts.withdraw : remediesTexts.reject}
          variant="danger"
          busy={busy}
          onSubmit={reject}
        />
      </Sheet>
    )
  }
  const approve = () =>
    decide(
      () =>
        call("POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/approve", {
          params,
          idempotencyKey: keyFor(params),
        }),
      remediesTexts.approved(summary),
    )
  return (
    <Modal
      open
      onClose={onClose}
      header={remediesTexts.approveQuestion(summary)}
      message={remediesTexts.requestReason(remedy.requestedBy.name, remedy.reason)}
      secondMessage={
        failure === undefined ? remediesTexts.approveEffects[remedy.kind] : <FormError>{failure}</FormError>
      }
      left={{ label: labels.cancel }}
      right={{ label: remediesTexts.approve, onPress: () => void approve(), busy }}
    />
  )
}
