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
import { formatFirstPoints } from "../../shared/loyalty/format-pending.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import type { PointsEntry } from "./rewards.api.ts"
import styles from "./rewards.module.css"
import { useRewardsHistory } from "./use-rewards-history.ts"

interface RewardsHistoryProps {
  isMember: boolean
  /** Points that aren't credited yet. */
  pending?: Membership["pending"]
}

/** LOY-4: points received and spent, newest first. Someone who isn't a member sees it only if there are entries. */
export function RewardsHistory({ isMember, pending = null }: RewardsHistoryProps) {
  const { entries, state, message, hasMore, loadMore, retry } = useRewardsHistory()
  if (!isMember && entries.length === 0) return undefined
  return (
    <Card as="section" className={styles.card} busy={state === "loading"}>
      <h2 className={styles.title}>{rewardsTexts.history}</h2>
      {state === "ready" && entries.length === 0 ? <NoEntries pending={pending} /> : undefined}
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

function NoEntries({ pending }: Pick<RewardsHistoryProps, "pending">) {
  const { country } = usePageContext()
  if (pending) {
    return (
      <EmptyState drawing={<BoxDrawing />} title={rewardsTexts.firstPointsArrive} level={3}>
        {formatFirstPoints(pending, countries[country].timeZone, serverNow())}
      </EmptyState>
    )
  }
  return (
    <EmptyState drawing={<BoxDrawing />} title={rewardsTexts.noHistory} level={3}>
      {rewardsTexts.firstPointsAppearHere}
    </EmptyState>
  )
}

function HistoryEntry({ entry: { title, points, at, orderId, pointsAfter } }: { entry: PointsEntry }) {
  const { country, features } = usePageContext()
  const { timeZone } = countries[country]
  const time = formatPastTime(at, timeZone, serverNow())
  return (
    <li className={styles.entry}>
      <span className={styles.description}>
        <strong>{title}</strong>
        <span className={styles.soft}>
          {time}
          {orderId === null ? undefined : (
            <>
              {" · "}
              {features.includes("order_details") ? (
                <a href={`/postorder-ui/orderdetails?orderId=${orderId}`} className={styles.order}>
                  {orderId}
                </a>
              ) : (
                orderId
              )}
            </>
          )}
        </span>
      </span>
      <span className={styles.amounts}>
        {/* Points on their way that were lost have never been in the balance. */}
        {points === 0 ? undefined : (
          <strong className={classNames(points > 0 && styles.credit)}>{rewardsTexts.pointsChange(points)}</strong>
        )}
        <span className={styles.soft}>{rewardsTexts.balanceAfter(pointsAfter)}</span>
      </span>
    </li>
  )
}
