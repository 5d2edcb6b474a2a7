import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { Timeline, type TimelineStep } from "@hearth/ui/timeline/timeline.tsx"
import { formatStage } from "./format-tracker.ts"
import type { Tracker } from "./tracker.api.ts"
import styles from "./tracker-steps.module.css"

/** All steps of the order, with the times of the past ones. */
export function TrackerSteps({ tracker, zone }: { tracker: Tracker; zone: TimeZone }) {
  const steps = tracker.steps.map((step) => ({
    label: formatStage(step.stage, tracker.deliveryType),
    state: stepState(step, tracker.stage),
    time:
      step.at === null ? (
        <span className="sr-only">{orderTexts.pending}</span>
      ) : (
        <time dateTime={step.at}>{formatClock(step.at, zone)}</time>
      ),
  }))
  return (
    <Card as="section">
      <h2 className={styles.heading}>{orderTexts.orderStatus}</h2>
      <Timeline steps={steps} />
    </Card>
  )
}

function stepState({ stage, at }: Tracker["steps"][number], orderStage: Tracker["stage"]): TimelineStep["state"] {
  if (at === null) return "upcoming"
  if (stage === "CANCELLED") return "cancelled"
  return stage === orderStage && stage !== "HANDED OVER" ? "current" : "done"
}
