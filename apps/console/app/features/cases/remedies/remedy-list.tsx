import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import { useState } from "react"
import { remedyDecider } from "../case-scope.ts"
import { type DecisionTarget, RemedyDecision } from "./remedy-decision.tsx"
import { RemedyRow } from "./remedy-row.tsx"
import type { LiveCase } from "../use-case-change.ts"
import styles from "./remedies.module.css"

export interface RemedyListProps {
  live: LiveCase
  staffCase: StaffCase
  self: StaffMember
  giver: RemedyGiver
}

/** The remedies of a case: given, waiting and rejected. */
export function RemedyList({ live, staffCase, self, giver }: RemedyListProps) {
  const [target, setTarget] = useState<DecisionTarget>()
  return (
    <>
      <ul className={styles.list} aria-label={remediesTexts.remedies}>
        {staffCase.remedies.map((remedy) => {
          const isOwn = remedy.requestedBy.memberId === self.memberId
          const decide = (verb: DecisionTarget["verb"]) => setTarget({ verb, caseId: staffCase.caseId, remedy, isOwn })
          return (
            <RemedyRow
              key={remedy.remedyId}
              remedy={remedy}
              caseNumber={staffCase.caseNumber}
              isOwn={isOwn}
              decider={remedyDecider({ isOwn, giver, requester: remedy.requestedBy.giver })}
              onApprove={() => decide("approve")}
              onReject={() => decide("reject")}
            />
          )
        })}
      </ul>
      {target ? (
        <RemedyDecision
          target={target}
          onClose={() => setTarget(undefined)}
          onDecided={(changed) => (changed ? live.replaceData(changed) : live.reload())}
        />
      ) : undefined}
    </>
  )
}
