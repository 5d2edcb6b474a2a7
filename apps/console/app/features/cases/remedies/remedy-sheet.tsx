import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import { remedyRules } from "@hearth/domain/countries/topics/remedies.ts"
import type { RemedyGiver, RemedyKind } from "@hearth/domain/cases/remedies.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Modal } from "@hearth/ui/modal/modal.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../../client/api.ts"
import { country, formatLocalMoney } from "../../../client/country.ts"
import { FormError } from "../../../shell/form-error.tsx"
import { approvalReason, chosenLineIds } from "./remedy-amounts.ts"
import { type RemedyDraft, RemedyFooter, RemedyForm, remedyAmount } from "./remedy-form.tsx"
import { type LiveCase, useCaseChange } from "../use-case-change.ts"

export interface RemedySheetProps {
  live: LiveCase
  staffCase: StaffCase
  giver: RemedyGiver
  isOpen: boolean
  onClose: () => void
}

const emptyDraft: RemedyDraft = { kind: undefined, typed: "", lineIds: undefined, reason: "" }

/**
 * Gives a remedy in two steps: a form, which says whether a second person is needed, and a question with the amount.
 * What was typed stays until the remedy was given or requested.
 */
export function RemedySheet({ live, staffCase, giver, isOpen, onClose }: RemedySheetProps) {
  const [draft, setDraft] = useState(emptyDraft)
  const [isConfirming, setConfirming] = useState(false)
  const { busy, failure, clearFailure, send } = useCaseChange(live)
  const kind =
    draft.kind ??
    staffCase.possibleRemedies.find((each) => each === staffCase.wantedRemedy) ??
    staffCase.possibleRemedies[0]
  const chosen: RemedyDraft = { ...draft, kind }
  const amount = remedyAmount(chosen, staffCase) ?? 0
  const whyApproval = approvalReason({ ...staffCase, amount, giver })

  function finish(): void {
    setDraft(emptyDraft)
    setConfirming(false)
    onClose()
  }

  async function give(): Promise<void> {
    if (kind === undefined) return
    const requestBody = remedyBody(kind, chosen, staffCase, amount)
    const { caseId } = staffCase
    const changedCase = await send(requestBody, ({ key, version }) =>
      call("POST /store-ops/ve1/cases/{caseId}/remedies", {
        params: { caseId },
        body: { ...requestBody, version },
        idempotencyKey: key,
      }),
    )
    // A refusal is shown in the form, where something can be changed.
    if (!changedCase) return setConfirming(false)
    const newest = changedCase.remedies.toSorted((a, b) => Date.parse(b.requestedAt) - Date.parse(a.requestedAt))[0]
    const isPending = newest?.state === "PENDING"
    finish()
    showToast(
      isPending
        ? { message: remediesTexts.requested }
        : { message: remediesTexts.given(kind, formatLocalMoney(amount)), tone: "success" },
    )
  }

  if (!isOpen) return undefined
  const amountText = formatLocalMoney(amount)
  return (
    <>
      <Sheet
        open={!isConfirming}
        onClose={onClose}
        title={remediesTexts.give}
        footer={
          <RemedyFooter
            staffCase={staffCase}
            draft={chosen}
            effect={effectOf(whyApproval, giver, staffCase.withoutApproval)}
            needsApproval={whyApproval !== undefined}
            failure={failure}
          />
        }
        subtitle={
          staffCase.remedyLeft > 0
            ? remediesTexts.leftForOrder(formatLocalMoney(staffCase.remedyLeft))
            : remediesTexts.nothingLeft
        }
      >
        <RemedyForm
          staffCase={staffCase}
          draft={chosen}
          onDraft={(next) => {
            setDraft(next)
            clearFailure()
          }}
          onSubmit={() => setConfirming(true)}
        />
      </Sheet>
      <Modal
        open={isConfirming}
        onClose={() => busy || setConfirming(false)}
        header={
          kind === undefined
            ? remediesTexts.give
            : whyApproval === undefined
              ? remediesTexts.giveQuestion(kind, amountText)
              : remediesTexts.requestQuestion(kind, amountText)
        }
        message={whyApproval === undefined && kind !== undefined ? remediesTexts.effects[kind] : remediesTexts.waitsFor}
        secondMessage={failure === undefined ? undefined : <FormError>{failure}</FormError>}
        left={{ label: labels.cancel, onPress: () => busy || setConfirming(false) }}
        right={{
          label:
            whyApproval !== undefined || kind === undefined
              ? remediesTexts.askForApproval
              : remediesTexts.confirmGive[kind],
          onPress: () => void give(),
          busy,
        }}
      />
    </>
  )
}

function remedyBody(kind: RemedyKind, draft: RemedyDraft, of: StaffCase, amount: number) {
  const reason = draft.reason.trim()
  return kind === "NEW_ORDER" ? { kind, items: chosenLineIds(draft.lineIds, of), reason } : { kind, amount, reason }
}

/** Says before anything is sent whether a second person is needed, and why. */
function effectOf(why: "order" | "day" | undefined, giver: RemedyGiver, withoutApproval: number): string {
  const own = formatLocalMoney(withoutApproval)
  if (why === "order") return remediesTexts.becauseOfOrder(giver, own)
  if (why === "day") return remediesTexts.becauseOfDay(giver, own, formatLocalMoney(remedyRules[country].dailyLimit))
  return remediesTexts.givenAtOnce
}
