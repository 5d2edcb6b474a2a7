import type { CallOutput } from "@hearth/contract/client.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { useState } from "react"
import { call } from "../../../client/api.ts"
import { createPolledData, type PolledData } from "../../../client/polled-data.ts"
import { LoadingPanel } from "../../../shell/loading-panel.tsx"
import { RouteLink } from "../../../shell/route-link.tsx"
import { caseRoute, remedyDecider } from "../case-scope.ts"
import { type DecisionTarget, RemedyDecision } from "./remedy-decision.tsx"
import { RemedyRow } from "./remedy-row.tsx"
import { StaleNotice } from "../stale-notice.tsx"
import styles from "./remedies.module.css"

const REFRESH_MS = 20_000

type WaitingRemedies = CallOutput<"GET /store-ops/ve1/head-office/remedies">["data"]

export type LiveWaitingRemedies = PolledData<WaitingRemedies>

/** The remedies of the country that wait for a second person, kept up to date. */
export const createWaitingRemedies = (): LiveWaitingRemedies =>
  createPolledData(() => call("GET /store-ops/ve1/head-office/remedies"), REFRESH_MS)

export interface PendingRemediesProps {
  live: LiveWaitingRemedies
  self: StaffMember
  openCaseId: string | undefined
  /** Called when something was decided, because the case has changed. */
  onDecided: () => void
}

/** Head office decides here without opening each case. */
export function PendingRemedies({ live, self, openCaseId, onDecided }: PendingRemediesProps) {
  const { data, failure } = live.state.use()
  const [target, setTarget] = useState<DecisionTarget>()

  async function finish(): Promise<void> {
    await live.reload()
    onDecided()
  }

  if (!data)
    return (
      <LoadingPanel label={remediesTexts.waiting} errorMessage={failure?.message} onRetry={() => void live.reload()} />
    )
  return (
    <>
      {failure ? <StaleNotice /> : undefined}
      {data.remedies.length === 0 ? (
        <EmptyState drawing={<OvenDrawing />} title={remediesTexts.noneWaiting}>
          {remediesTexts.noneWaitingHint}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={remediesTexts.waiting}>
          {data.remedies.map((remedy) => {
            const { caseId, caseNumber, storeName } = remedy
            const isOwn = remedy.requestedBy.memberId === self.memberId
            const decide = (verb: DecisionTarget["verb"]) => setTarget({ verb, caseId, remedy, isOwn })
            return (
              <RemedyRow
                key={remedy.remedyId}
                isCard
                remedy={remedy}
                caseNumber={caseNumber}
                isOwn={isOwn}
                decider={remedyDecider({ isOwn, giver: "SUPPORT", requester: remedy.requestedBy.giver })}
                onApprove={() => decide("approve")}
                onReject={() => decide("reject")}
              >
                <RouteLink
                  to={caseRoute({ area: "head-office" }, caseId)}
                  className={styles.case}
                  aria-current={caseId === openCaseId || undefined}
                >
                  {remediesTexts.ofCase(caseNumber, storeName)}
                </RouteLink>
              </RemedyRow>
            )
          })}
        </ul>
      )}
      {target ? <RemedyDecision target={target} onClose={() => setTarget(undefined)} onDecided={finish} /> : undefined}
    </>
  )
}
