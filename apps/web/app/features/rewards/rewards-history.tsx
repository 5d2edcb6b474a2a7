import { countries } from "@hearth/domain/countries/countries.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { BoxDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { formatPastTime } from "../../shared/time/format-past-time.ts"
import type { PointsEntry } from "./rewards.api.ts"
import styles from "./rewards.module.css"
import { useRewardsHistory } from "./use-rewards-history.ts"

/** LOY-4: points received and spent, newest first. Someone who isn't a member sees it only if there are entries. */
export function RewardsHistory({ isMember }: { isMember: boolean }) {
  const { entries, state, message, hasMore, loadMore, retry } = useRewardsHistory()
  if (!isMember && entries.length === 0) return undefined
  return (
    <Card as="section" className={styles.card} busy={state === "loading"}>
      <h2 className={styles.title}>{rewardsTexts.history}</h2>
      {state === "ready" && entries.length === 0 ? (
        <EmptyState drawing={<BoxDrawing />} title={rewardsTexts.noHistory} level={3}>
          {rewardsTexts.firstPointsAppearHere}
        </EmptyState>
      ) : undefined}
      {entries.length > 0 ? (
        <ul>
          {entries.map((entry) => (
            <HistoryEntry key={entry.entryId} entry={entry} />
          ))}
        </ul>
      ) : undefined}
      {state === "loading" && entries.length === 0 ? <Skeleton lines={6} /> : undefined}
      {state === "failed" ? (
        <p className={styles.quiet} role="alert">
          {message ?? rewardsTexts.historyNotLoaded}
          <Button size="small" variant="quiet" onClick={retry}>
            {labels.tryAgain}
          </Button>
        </p>
      ) : undefined}
      {hasMore && state !== "failed" ? (
        <Button variant="secondary" full busy={state === "loading"} onClick={loadMore}>
          {labels.loadMore}
        </Button>
      ) : undefined}
    </Card>
  )
}

function HistoryEntry({ entry: { title, points, at, orderId, pointsAfter } }: { entry: PointsEntry }) {
  const { timeZone } = countries[usePageContext().country]
  return (
    <li className={styles.entry}>
      <span className={styles.description}>
        <strong>{title}</strong>
        <span className={styles.soft}>
          {[formatPastTime(at, timeZone, serverNow()), orderId].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className={styles.amounts}>
        <strong className={classNames(points > 0 && styles.credit)}>{rewardsTexts.pointsChange(points)}</strong>
        <span className={styles.soft}>{rewardsTexts.balanceAfter(pointsAfter)}</span>
      </span>
    </li>
  )
}
