import type { PointsHistoryEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as historyTexts from "@hearth/texts/console/points-history.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { useEffect, useRef, useState } from "react"
import { countryFacts } from "../../client/country.ts"
import { PagedList } from "../../shell/head-office/paged-list.tsx"
import { LoadingPanel } from "../../shell/loading-panel.tsx"
import { usePointsHistory } from "./use-points-history.ts"
import styles from "./points-history.module.css"

export interface PointsHistoryProps {
  userId: string
  /** How often the points have been changed on this screen. An open history is loaded again after each change. */
  changeCount: number
}

/** The customer's points history. It is loaded only when it is opened, because reading it is recorded. */
export function PointsHistory({ userId, changeCount }: PointsHistoryProps) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <OpenHistory userId={userId} changeCount={changeCount} />
  return (
    <section className={classNames("panel", styles.closed)} aria-labelledby="points-history">
      <div>
        <h2 id="points-history">{historyTexts.history}</h2>
        <p className="soft">{historyTexts.readsAreRecorded}</p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {historyTexts.show}
      </Button>
    </section>
  )
}

function OpenHistory({ userId, changeCount }: PointsHistoryProps) {
  const { entries, errorMessage, reload, ...list } = usePointsHistory(userId)
  const heading = useRef<HTMLHeadingElement>(null)
  const shownChangeCount = useRef(changeCount)
  useEffect(() => {
    if (shownChangeCount.current === changeCount) return
    shownChangeCount.current = changeCount
    void reload()
  }, [changeCount, reload])
  const isLoaded = entries !== undefined
  // The button that had the focus is gone.
  useEffect(() => {
    if (isLoaded && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isLoaded])
  if (!isLoaded) return <LoadingPanel label={historyTexts.loading} errorMessage={errorMessage} onRetry={reload} />
  return (
    <section className="panel" aria-labelledby="points-history" data-testid="points-history">
      <h2 id="points-history" ref={heading} tabIndex={-1}>
        {historyTexts.history}
      </h2>
      {entries.length === 0 ? (
        <EmptyState drawing={<BoxDrawing />} title={historyTexts.none} level={3}>
          {historyTexts.noneHint}
        </EmptyState>
      ) : (
        <PagedList end={historyTexts.allShown(entries.length)} {...list}>
          {entries.map((entry) => (
            <HistoryRow key={entry.entryId} entry={entry} />
          ))}
        </PagedList>
      )}
    </section>
  )
}

function HistoryRow({
  entry: { at, kind, points, pointsAfter, lost, orderId, change },
}: {
  entry: PointsHistoryEntry
}) {
  return (
    <li tabIndex={-1} className={styles.entry}>
      <div className={styles.text}>
        <b>{historyTexts.titleOf(kind, lost)}</b>
        <span className="soft">
          <time dateTime={at}>{headOfficeTexts.dateAndTime(at, countryFacts.timeZone)}</time>
          {orderId === null ? undefined : ` · ${historyTexts.ofOrder(orderId)}`}
        </span>
        {change ? (
          <>
            <span>
              {change.approvedBy
                ? historyTexts.byAndApprovedBy(change.member.name, change.approvedBy.name)
                : historyTexts.by(change.member.name)}
            </span>
            <span className="soft">
              {historyTexts.why}: {change.reason}
            </span>
          </>
        ) : undefined}
      </div>
      <div className={styles.amounts}>
        {/* Points that were lost before they were credited have never been in the balance. */}
        {points === 0 ? undefined : (
          <b className={classNames(styles.change, points < 0 && styles.taken)}>{rewardsTexts.pointsChange(points)}</b>
        )}
        <span className="soft">{rewardsTexts.balanceAfter(pointsAfter)}</span>
      </div>
    </li>
  )
}
