import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { type ReactNode, useEffect, useRef, useState } from "react"
import type { Announcement } from "./inbox/announce-new-messages.ts"
import type { CaseScope } from "./case-scope.ts"
import { CaseView } from "./case-view.tsx"
import styles from "./cases-screen.module.css"

export interface CasesLayoutProps {
  title: string
  scope: CaseScope
  caseId: string | undefined
  self: StaffMember
  giver: RemedyGiver
  announcement: Announcement | undefined
  /** The tabs with the lists of cases. */
  children: ReactNode
  onCaseChanged: (changed: StaffCase) => void
}

/**
 * The list and the open case side by side, or one of them on a narrow screen. The list stays mounted there, so that its
 * filters and pages are the same after going back.
 */
export function CasesLayout(props: CasesLayoutProps) {
  const { title, scope, caseId, self, giver, announcement, children, onCaseChanged } = props
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({})
  const list = useRef<HTMLDivElement>(null)
  const lastCaseId = useRef(caseId)
  // Opening a case scrolls to the top; going back focuses the case's row in the list.
  useEffect(() => {
    const previousCaseId = lastCaseId.current
    lastCaseId.current = caseId
    if (previousCaseId === caseId) return
    if (caseId !== undefined) {
      // `return scrollTo(…)` would return a promise in newer browsers, which an effect must not return.
      scrollTo({ top: 0 })
      return
    }
    if (previousCaseId === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-case="${CSS.escape(previousCaseId)}"]`)
    row?.focus({ preventScroll: false })
  }, [caseId])
  return (
    <div className={styles.screen} data-open={caseId !== undefined || undefined}>
      <h1 className={styles.title}>{title}</h1>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      <div className={styles.detail}>
        {caseId === undefined ? (
          <div className={styles.nothing}>
            <EmptyState drawing={<BoxDrawing />} title={casesTexts.chooseCase}>
              {casesTexts.chooseCaseHint}
            </EmptyState>
          </div>
        ) : (
          <CaseView
            key={caseId}
            caseId={caseId}
            scope={scope}
            self={self}
            giver={giver}
            draft={drafts[caseId] ?? ""}
            onDraft={(text) => setDrafts((current) => ({ ...current, [caseId]: text }))}
            onChanged={onCaseChanged}
          />
        )}
      </div>
      <p className="sr-only" aria-live="polite">
        {announcement ? <span key={announcement.key}>{announcement.text}</span> : undefined}
      </p>
    </div>
  )
}
