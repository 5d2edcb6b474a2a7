import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { call } from "../../client/api.ts"
import { FormError } from "../../shell/form-error.tsx"
import { type LiveCase, useCaseChange } from "./use-case-change.ts"

interface ResolveDeletedCaseProps {
  live: LiveCase
  staffCase: Pick<StaffCase, "caseId">
  isOpen: boolean
  onClose: () => void
}

/** Resolves a case whose customer has deleted the account. Nobody would read a last message, so none is asked for. */
export function ResolveDeletedCase({ live, staffCase: { caseId }, isOpen, onClose }: ResolveDeletedCaseProps) {
  const { busy, failure, send } = useCaseChange(live)

  async function resolve(): Promise<void> {
    const resolvedCase = await send("resolve", ({ key, version }) =>
      call("POST /store-ops/ve1/cases/{caseId}/resolve", {
        params: { caseId },
        body: { version },
        idempotencyKey: key,
      }),
    )
    if (!resolvedCase) return
    onClose()
    showToast({ message: casesTexts.caseResolved, tone: "success" })
  }

  return (
    <Modal
      open={isOpen}
      onClose={() => busy || onClose()}
      header={casesTexts.resolveDeletedQuestion}
      message={casesTexts.resolveDeletedHint}
      secondMessage={failure === undefined ? undefined : <FormError>{failure}</FormError>}
      left={{ label: labels.cancel, onPress: () => busy || onClose() }}
      right={{ label: casesTexts.resolveCase, onPress: () => void resolve(), busy }}
    />
  )
}
