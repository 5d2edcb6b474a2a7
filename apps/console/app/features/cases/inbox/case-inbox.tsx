import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, useRef, useState } from "react"
import { useNow } from "../../../client/use-now.ts"
import { FormError } from "../../../shell/form-error.tsx"
import { LoadingPanel } from "../../../shell/loading-panel.tsx"
import { CaseRow } from "./case-row.tsx"
import type { CaseScope } from "../case-scope.ts"
import type { Inbox } from "./create-inbox.ts"
import { StaleNotice } from "../stale-notice.tsx"
import styles from "./inbox.module.css"

export interface CaseInboxProps {
  inbox: Inbox
  label: string
  scope: CaseScope
  openCaseId: string | undefined
  self: StaffMember
  /** Shown if there is no case. */
  empty: ReactNode
}

/** A list of cases that follows changes, with its loading, empty and error states. */
export function CaseInbox({ inbox, label, scope, openCaseId, self, empty }: CaseInboxProps) {
  const { data, failure } = inbox.state.use()
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState(false)
  const [moreFailed, setMoreFailed] = useState(false)

  /** Keyboard and screen reader continue at the first case that was added. */
  async function showMore(): Promise<void> {
    const firstAdded = data?.cases.length ?? 0
    setBusy(true)
    const isAdded = await inbox.showMore()
    setBusy(false)
    setMoreFailed(!isAdded)
    requestAnimationFrame(() => list.current?.children[firstAdded]?.querySelector("a")?.focus({ preventScroll: true }))
  }

  if (!data) {
    return failure ? (
      <LoadingPanel label={label} errorMessage={failure.message} onRetry={() => void inbox.reload()} />
    ) : (
      <section className={styles.list} aria-busy="true" aria-label={label}>
        <Skeleton shape="card" className={styles.skeleton} />
        <Skeleton shape="card" className={styles.skeleton} />
        <Skeleton shape="card" className={styles.skeleton} />
      </section>
    )
  }
  return (
    <div className={styles.inbox}>
      {failure ? <StaleNotice /> : undefined}
      {data.cases.length === 0 ? (
        empty
      ) : (
        <>
          <ul ref={list} className={styles.list} aria-label={label}>
            {data.cases.map((each) => (
              <CaseRow
                key={each.caseId}
                inboxCase={each}
                scope={scope}
                isOpen={each.caseId === openCaseId}
                selfId={self.memberId}
                now={now}
              />
            ))}
          </ul>
          {moreFailed ? <FormError>{casesTexts.moreNotLoaded}</FormError> : undefined}
          {data.next === null ? (
            <p className={styles.end}>{casesTexts.allShown(data.cases.length)}</p>
          ) : (
            <Button variant="secondary" full busy={busy} onClick={() => void showMore()}>
              {moreFailed ? labels.tryAgain : casesTexts.showMore}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
