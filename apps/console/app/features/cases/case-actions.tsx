import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { CaseDesk } from "@hearth/domain/cases/case-state.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { GiftIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { FormError } from "../../shell/form-error.tsx"
import type { CaseScope } from "./case-scope.ts"
import { MessageSheet } from "./message-sheet.tsx"
import { RemedySheet } from "./remedies/remedy-sheet.tsx"
import { ResolveDeletedCase } from "./resolve-deleted-case.tsx"
import { type LiveCase, useCaseChange } from "./use-case-change.ts"
import styles from "./case-view.module.css"

export interface CaseActionsProps {
  live: LiveCase
  staffCase: StaffCase
  scope: CaseScope
  self: StaffMember
  giver: RemedyGiver
}

/** What staff can do about a case, besides answering. Only one of the sheets is open. */
export function CaseActions({ live, staffCase, scope, self, giver }: CaseActionsProps) {
  const [openSheet, setOpenSheet] = useState<"pass" | "resolve" | "remedy">()
  const { caseId, owner, desk, waitsForAnswer, isAccountDeleted } = staffCase
  const taking = useCaseChange(live)
  const hasPending = staffCase.remedies.some((remedy) => remedy.state === "PENDING")
  const isOwner = owner?.memberId === self.memberId
  const close = () => setOpenSheet(undefined)

  async function take(): Promise<void> {
    const takenCase = await taking.send("take", ({ key, version }) =>
      call("POST /store-ops/ve1/cases/{caseId}/take", { params: { caseId }, body: { version }, idempotencyKey: key }),
    )
    if (takenCase) showToast({ message: casesTexts.taken, tone: "success" })
  }

  return (
    <>
      <fieldset className={styles.actions} aria-label={casesTexts.actions}>
        {isOwner ? undefined : (
          <Button
            size="small"
            variant={owner === null && waitsForAnswer ? "primary" : "secondary"}
            busy={taking.busy}
            onClick={() => void take()}
          >
            {owner === null ? casesTexts.take : casesTexts.takeOver}
          </Button>
        )}
        <Button size="small" variant="secondary" icon={<GiftIcon size={18} />} onClick={() => setOpenSheet("remedy")}>
          {remediesTexts.give}
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOpenSheet("pass")}>
          {passTitle(desk, scope)}
        </Button>
        <Button
          size="small"
          variant={waitsForAnswer ? "secondary" : "primary"}
          disabled={hasPending}
          aria-describedby={hasPending ? "resolve-later" : undefined}
          onClick={() => setOpenSheet("resolve")}
        >
          {casesTexts.resolve}
        </Button>
      </fieldset>
      {hasPending ? (
        <p id="resolve-later" className={styles.warning}>
          {casesTexts.resolveAfterRemedy}
        </p>
      ) : undefined}
      <FormError>{taking.failure}</FormError>
      <PassSheet
        live={live}
        staffCase={staffCase}
        title={passTitle(desk, scope)}
        isOpen={openSheet === "pass"}
        onClose={close}
      />
      {isAccountDeleted ? (
        <ResolveDeletedCase live={live} staffCase={staffCase} isOpen={openSheet === "resolve"} onClose={close} />
      ) : (
        <ResolveSheet live={live} staffCase={staffCase} isOpen={openSheet === "resolve"} onClose={close} />
      )}
      <RemedySheet live={live} staffCase={staffCase} giver={giver} isOpen={openSheet === "remedy"} onClose={close} />
    </>
  )
}

/** On a store's screen, support at head office brings the case back to this store. */
function passTitle(desk: CaseDesk, { area }: CaseScope): string {
  if (desk === "STORE") return casesTexts.passToHeadOffice
  return area === "store" ? casesTexts.bringBackToStore : casesTexts.passToStore
}

interface StepSheetProps {
  live: LiveCase
  staffCase: StaffCase
  isOpen: boolean
  onClose: () => void
}

/** The text stays if the sheet is closed and opened again. */
function PassSheet({ live, staffCase: { caseId, desk }, title, isOpen, onClose }: StepSheetProps & { title: string }) {
  const [text, setText] = useState("")
  const { busy, failure, send } = useCaseChange(live)
  const to = desk === "STORE" ? "HEAD_OFFICE" : "STORE"
  const hint = to === "STORE" ? casesTexts.passToStoreHint : casesTexts.passToHeadOfficeHint

  async function pass(note: string): Promise<void> {
    const passedCase = await send({ to, note }, ({ key, version }) =>
      call("POST /store-ops/ve1/cases/{caseId}/desk", {
        params: { caseId },
        body: { desk: to, note, version },
        idempotencyKey: key,
      }),
    )
    if (!passedCase) return
    setText("")
    onClose()
    showToast({ message: casesTexts.passedTo(to), tone: "success" })
  }

  if (!isOpen) return undefined
  return (
    <MessageSheet
      title={title}
      subtitle={hint}
      label={casesTexts.noteForColleagues}
      hint={casesTexts.noteHint}
      missing={casesTexts.enterNote}
      submitLabel={title}
      text={text}
      onText={setText}
      failure={failure}
      busy={busy}
      onClose={onClose}
      onSubmit={pass}
    />
  )
}

function ResolveSheet({ live, staffCase: { caseId }, isOpen, onClose }: StepSheetProps) {
  const [text, setText] = useState("")
  const { busy, failure, send } = useCaseChange(live)

  async function resolve(message: string): Promise<void> {
    const resolvedCase = await send(message, ({ key, version }) =>
      call("POST /store-ops/ve1/cases/{caseId}/resolve", {
        params: { caseId },
        body: { text: message, version },
        idempotencyKey: key,
      }),
    )
    if (!resolvedCase) return
    setText("")
    onClose()
    showToast({ message: casesTexts.caseResolved, tone: "success" })
  }

  if (!isOpen) return undefined
  return (
    <MessageSheet
      title={casesTexts.resolveCase}
      subtitle={casesTexts.resolveHint}
      label={casesTexts.lastMessage}
      hint={casesTexts.replyHint}
      missing={casesTexts.enterMessage}
      submitLabel={casesTexts.resolveCase}
      text={text}
      onText={setText}
      failure={failure}
      busy={busy}
      onClose={onClose}
      onSubmit={resolve}
    />
  )
}
