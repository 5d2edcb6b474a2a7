import type { PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { useState } from "react"
import { call } from "../../client/api.ts"
import { correctionLimits } from "../../shell/head-office/correction-limits.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { RefreshButton } from "../../shell/refresh-button.tsx"
import { useCall } from "../../shell/use-call.ts"
import { ApproveDialog } from "./approve-dialog.tsx"
import { CorrectionRow } from "./correction-row.tsx"
import { RejectSheet } from "./reject-sheet.tsx"
import styles from "./corrections.module.css"

const listCorrections = () => call("GET /store-ops/ve1/head-office/corrections")

export interface CorrectionsScreenProps {
  self: StaffMember
  /** The member has the role finance. */
  canDecide: boolean
}

/** Corrections of points that wait for a second person; role support or finance, and finance decides. */
export function CorrectionsScreen({ self, canDecide }: CorrectionsScreenProps) {
  const { data, errorMessage, reload } = useCall(listCorrections)
  const [decision, setDecision] = useState<{ verb: "approve" | "reject"; correction: PendingCorrection }>()
  const close = () => setDecision(undefined)

  /** A response that arrives late doesn't close the dialog about another correction. */
  async function finish({ correctionId }: PendingCorrection): Promise<void> {
    await reload()
    setDecision((current) => (current?.correction.correctionId === correctionId ? undefined : current))
  }

  return (
    <div className="screen">
      <header className="heading-row">
        <h1>{correctionsTexts.corrections}</h1>
        <RefreshButton reload={reload} />
      </header>
      <p className="soft">{correctionsTexts.explanation(correctionLimits.perCustomer, correctionLimits.perMember)}</p>
      {data === undefined ? (
        <LoadingPanel label={correctionsTexts.waiting} errorMessage={errorMessage} onRetry={reload} />
      ) : data.corrections.length === 0 ? (
        <EmptyState drawing={<OvenDrawing />} title={correctionsTexts.noneWaiting}>
          {correctionsTexts.noneWaitingHint}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list} aria-label={correctionsTexts.waiting}>
            {data.corrections.map((correction) => (
              <CorrectionRow
                key={correction.correctionId}
                correction={correction}
                isOwn={correction.requestedBy.memberId === self.memberId}
                canDecide={canDecide}
                onApprove={() => setDecision({ verb: "approve", correction })}
                onReject={() => setDecision({ verb: "reject", correction })}
              />
            ))}
          </ul>
          {data.hasMore ? <p className="soft">{correctionsTexts.onlyOldest(data.corrections.length)}</p> : undefined}
        </>
      )}
      {decision?.verb === "approve" ? (
        <ApproveDialog correction={decision.correction} onClose={close} onDecided={finish} />
      ) : undefined}
      {decision?.verb === "reject" ? (
        <RejectSheet correction={decision.correction} onClose={close} onDecided={finish} />
      ) : undefined}
    </div>
  )
}
