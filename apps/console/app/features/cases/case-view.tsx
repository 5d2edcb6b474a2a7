import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { RemedyGiver } from "@hearth/domain/cases/remedies.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as remediesTexts from "@hearth/texts/console/remedies.ts"
import { SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { call } from "../../client/api.ts"
import { createPolledData } from "../../client/polled-data.ts"
import { useNow } from "../../client/use-now.ts"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { RouteLink } from "../../shell/route-link.tsx"
import { CaseActions } from "./case-actions.tsx"
import { CaseFacts } from "./case-facts.tsx"
import { CaseMarks } from "./case-marks.tsx"
import { accessTo, type CaseScope, caseRoute } from "./case-scope.ts"
import { CaseThread } from "./case-thread.tsx"
import { RemedyList } from "./remedies/remedy-list.tsx"
import { ReplyForm } from "./reply-form.tsx"
import { StaleNotice } from "./stale-notice.tsx"
import { threadEntries } from "./thread-entries.ts"
import type { LiveCase } from "./use-case-change.ts"
import styles from "./case-view.module.css"

const REFRESH_MS = 10_000

export interface CaseViewProps {
  caseId: string
  scope: CaseScope
  self: StaffMember
  /** As whom the member gives remedies. */
  giver: RemedyGiver
  draft: string
  onDraft: (text: string) => void
  /** Called when the case has another version than before, so that the list shows it. */
  onChanged: (changed: StaffCase) => void
}

/** One case, which follows changes by colleagues and the customer. The parent sets a `key` for each case. */
export function CaseView({ caseId, scope, self, giver, draft, onDraft, onChanged }: CaseViewProps) {
  const [live] = useState(() =>
    createPolledData(async () => {
      const result = await call("GET /store-ops/ve1/cases/{caseId}", { params: { caseId } })
      return result.ok ? { ok: true, data: result.data.case } : result
    }, REFRESH_MS),
  )
  useEffect(() => live.follow(), [live])
  const { data, failure } = live.state.use()
  useChange(data, onChanged)
  return (
    <div className={styles.view}>
      <RouteLink to={caseRoute(scope)} className={styles.back}>
        <ChevronIcon to="left" size={18} />
        {casesTexts.backToList}
      </RouteLink>
      {data ? (
        <>
          {failure ? <StaleNotice /> : undefined}
          <LoadedCase
            live={live}
            staffCase={data}
            scope={scope}
            self={self}
            giver={giver}
            draft={draft}
            onDraft={onDraft}
          />
        </>
      ) : failure?.code === "NOT_FOUND" || failure?.code === "BAD_REQUEST" ? (
        <EmptyState drawing={<SearchDrawing />} title={casesTexts.notFound}>
          {casesTexts.notFoundHint}
        </EmptyState>
      ) : (
        <LoadingPanel
          label={casesTexts.loadingCase}
          errorMessage={failure?.message}
          onRetry={() => void live.reload()}
        />
      )}
    </div>
  )
}

interface LoadedCaseProps extends Omit<CaseViewProps, "caseId" | "onChanged"> {
  live: LiveCase
  staffCase: StaffCase
}

function LoadedCase({ live, staffCase, scope, self, giver, draft, onDraft }: LoadedCaseProps) {
  const now = useNow()
  const { isAccountDeleted } = staffCase
  const access = accessTo(staffCase, giver)
  const entries = threadEntries(staffCase)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const accessBefore = useRef(access)
  // The buttons disappear with the last step, and the focus with them.
  useEffect(() => {
    if (accessBefore.current === access) return
    accessBefore.current = access
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [access])
  return (
    <article className={styles.case} aria-labelledby="case-title">
      <header className={styles.head}>
        <p className={styles.number}>{casesTexts.caseNumber(staffCase.caseNumber)}</p>
        <h2 id="case-title" ref={heading} tabIndex={-1}>
          {staffCase.categoryName}
        </h2>
        <div className={styles.marks}>
          <CaseMarks inboxCase={staffCase} scope={scope} selfId={self.memberId} now={now} />
        </div>
        {access === "work" && scope.area === "head-office" && staffCase.desk === "STORE" ? (
          <Notice>{casesTexts.storeWorks}</Notice>
        ) : undefined}
        {isAccountDeleted ? (
          <Notice>{access === "resolved" ? casesTexts.accountDeletedResolved : casesTexts.accountDeletedNotice}</Notice>
        ) : undefined}
        {access === "work" ? (
          <CaseActions live={live} staffCase={staffCase} scope={scope} self={self} giver={giver} />
        ) : isAccountDeleted && access === "resolved" ? undefined : (
          <Notice>{access === "resolved" ? casesTexts.isResolved : casesTexts.withHeadOffice}</Notice>
        )}
      </header>
      <CaseFacts staffCase={staffCase} showsStore={scope.area === "head-office"} />
      {staffCase.remedies.length === 0 ? undefined : (
        <section className="panel" aria-labelledby="case-remedies">
          <h3 id="case-remedies">{remediesTexts.remedies}</h3>
          <RemedyList live={live} staffCase={staffCase} self={self} giver={giver} />
        </section>
      )}
      {/* Nothing is left of a conversation that was deleted with the account, as the notice above says. */}
      {entries.length === 0 ? undefined : (
        <section className="panel" aria-labelledby="case-conversation">
          <h3 id="case-conversation">{casesTexts.conversation}</h3>
          <CaseThread caseId={staffCase.caseId} entries={entries} />
          {access === "work" && !isAccountDeleted ? (
            <ReplyForm live={live} caseId={staffCase.caseId} draft={draft} onDraft={onDraft} />
          ) : undefined}
        </section>
      )}
    </article>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice}>
      <InfoIcon size={18} />
      <span>{children}</span>
    </p>
  )
}

/** Calls back when the case has another version, and not when it is first known. */
function useChange(shown: StaffCase | undefined, onChanged: (changed: StaffCase) => void): void {
  const knownVersion = useRef<number>(undefined)
  useEffect(() => {
    if (!shown || shown.version === knownVersion.current) return
    const isFirst = knownVersion.current === undefined
    knownVersion.current = shown.version
    if (!isFirst) onChanged(shown)
  }, [shown, onChanged])
}
