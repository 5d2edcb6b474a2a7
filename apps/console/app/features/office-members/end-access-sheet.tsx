import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as membersTexts from "@hearth/texts/console/office-members.ts"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import { ReasonForm } from "../../shell/head-office/reason-form.tsx"

export interface EndAccessSheetProps {
  member: OfficeMember
  onClose: () => void
  onEnded: () => Promise<void>
}

/** Says what happens and asks for a reason before a person's account ends. */
export function EndAccessSheet({ member, onClose, onEnded }: EndAccessSheetProps) {
  const { memberId, name, login } = member
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const keyFor = useIdempotencyKey()

  async function end(reason: string): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const body = { reason }
    const result = await call("POST /store-ops/ve1/head-office/members/{memberId}/end", {
      params: { memberId },
      body,
      idempotencyKey: keyFor(body),
    })
    // Somebody else was faster.
    const isAlreadyEnded = !result.ok && result.code === "NOT_FOUND"
    if (result.ok || isAlreadyEnded) await onEnded()
    setBusy(false)
    if (isAlreadyEnded) showToast({ message: membersTexts.alreadyEnded(name), tone: "plain" })
    else if (result.ok) showToast({ message: membersTexts.accessEnded(name), tone: "success" })
    else setFailure(result.message)
  }

  return (
    <Sheet open onClose={onClose} title={membersTexts.endAccessQuestion(name)} subtitle={login}>
      <div className="stack">
        <p>{membersTexts.endAccessEffect}</p>
        <ReasonForm
          failure={failure}
          submitLabel={membersTexts.endAccess}
          variant="danger"
          busy={busy}
          onSubmit={end}
        />
      </div>
    </Sheet>
  )
}
