import type { AuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import * as auditTexts from "@hearth/texts/console/audit-log.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { BoxDrawing, SearchDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { type RefObject, useEffect, useRef, useState } from "react"
import { FormError } from "../../shell/form-error.tsx"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { goTo } from "../../shell/console-route.ts"
import { AuditEntryRow } from "./audit-entry-row.tsx"
import { AuditFilterForm } from "./audit-filter-form.tsx"
import { type AuditFilter, useAuditLog } from "./use-audit-log.ts"
import styles from "./audit.module.css"

/** What head office changed in the country: who, when, what and why; any role. The subject comes from the URL. */
export function AuditScreen({ subject }: { subject: string | undefined }) {
  const [action, setAction] = useState<AuditAction>()
  const { entries, hasMore, errorMessage, reload, showMore, busy, moreFailed } = useAuditLog({ action, subject })
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterChange(heading, subject)

  function applyFilter(next: AuditFilter): void {
    setAction(next.action)
    if (next.subject === subject) return
    goTo({ area: "head-office", screen: "audit", ...(next.subject === undefined ? {} : { subject: next.subject }) })
  }

  const count = entries?.length ?? 0
  const firstAdded = useRef<number>(undefined)
  // Keyboard and screen reader continue at the first entry that was added.
  useEffect(() => {
    if (firstAdded.current === undefined || firstAdded.current >= count) return
    const added = list.current?.children[firstAdded.current]
    firstAdded.current = undefined
    if (added instanceof HTMLElement) added.focus({ preventScroll: true })
  }, [count])

  async function addPage(): Promise<void> {
    firstAdded.current = count
    if (!(await showMore())) firstAdded.current = undefined
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
          <ul ref={list} className={styles.entries}>
            {entries.map((entry) => (
              <AuditEntryRow key={entry.entryId} entry={entry} />
            ))}
          </ul>
          {moreFailed ? <FormError>{auditTexts.moreNotLoaded}</FormError> : undefined}
          {hasMore ? (
            <Button variant="secondary" busy={busy} full onClick={() => void addPage()}>
              {moreFailed ? labels.tryAgain : auditTexts.showMore}
            </Button>
          ) : (
            <p className={styles.end}>{auditTexts.allShown(entries.length)}</p>
          )}
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
