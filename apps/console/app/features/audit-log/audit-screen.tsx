import type { AuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import * as auditTexts from "@hearth/texts/console/audit-log.ts"
import { BoxDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { type RefObject, useEffect, useRef, useState } from "react"
import { PagedList } from "../../shell/head-office/paged-list.tsx"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { goTo } from "../../shell/console-route.ts"
import { AuditEntryRow } from "./audit-entry-row.tsx"
import { AuditFilterForm } from "./audit-filter-form.tsx"
import { type AuditFilter, useAuditLog } from "./use-audit-log.ts"

/** What head office changed in the country: who, when, what and why; any role. The subject comes from the URL. */
export function AuditScreen({ subject }: { subject: string | undefined }) {
  const [action, setAction] = useState<AuditAction>()
  const { entries, errorMessage, reload, ...list } = useAuditLog({ action, subject })
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterChange(heading, subject)

  function applyFilter(next: AuditFilter): void {
    setAction(next.action)
    if (next.subject === subject) return
    goTo({ area: "head-office", screen: "audit", ...(next.subject === undefined ? {} : { subject: next.subject }) })
  }

  return (
    <div className="screen">
      <h1 ref={heading} tabIndex={-1}>
        {auditTexts.auditLog}
      </h1>
      <p className="soft">{auditTexts.neverChanged}</p>
      <AuditFilterForm filter={{ action, subject }} onChange={applyFilter} />
      {entries === undefined ? (
        <LoadingPanel label={auditTexts.entries} errorMessage={errorMessage} onRetry={reload} />
      ) : entries.length === 0 ? (
        <NoEntries isFiltered={action !== undefined || subject !== undefined} />
      ) : (
        <section className="panel" aria-label={auditTexts.entries}>
          <PagedList end={auditTexts.allShown(entries.length)} {...list}>
            {entries.map((entry) => (
              <AuditEntryRow key={entry.entryId} entry={entry} />
            ))}
          </PagedList>
        </section>
      )}
    </div>
  )
}

/** A link to other entries disappears with its entry. The heading then gets the focus. */
function useFocusAfterChange(target: RefObject<HTMLElement | null>, subject: string | undefined): void {
  const shownSubject = useRef(subject)
  useEffect(() => {
    if (shownSubject.current === subject) return
    shownSubject.current = subject
    if (document.activeElement === document.body) target.current?.focus()
  }, [target, subject])
}

function NoEntries({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState drawing={<SearchDrawing />} title={auditTexts.noMatches}>
      {auditTexts.noMatchesHint}
    </EmptyState>
  ) : (
    <EmptyState drawing={<BoxDrawing />} title={auditTexts.noEntries}>
      {auditTexts.noEntriesHint}
    </EmptyState>
  )
}
