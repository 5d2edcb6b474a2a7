import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CloseIcon } from "@hearth/ui/icon/icons.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { formatStage } from "./format-tracker.ts"
import styles from "./track-steps.module.css"
import type { Tracker } from "./tracker.api.ts"

/** All steps of the order, with the times of the past ones. */
export function TrackSteps({ tracker, zone }: { tracker: Tracker; zone: TimeZone }) {
  const { steps, stage, deliveryType } = tracker
  return (
    <Card as="section">
      <h2 className={styles.heading}>{orderTexts.orderStatus}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const isCurrent = step.stage === stage
          const hasEnded = stage === "HANDED OVER" || stage === "CANCELLED"
          return (
            <li
              key={step.stage}
              className={classNames(
                styles.step,
                step.at !== null && styles.been,
                isCurrent && !hasEnded && styles.now,
                step.stage === "CANCELLED" && styles.off,
              )}
              aria-current={isCurrent ? "step" : undefined}
            >
              <span className={styles.mark}>
                {step.at === null ? undefined : step.stage === "CANCELLED" ? (
                  <CloseIcon size={14} />
                ) : (
                  <CheckIcon size={14} />
                )}
              </span>
              <span className={styles.words}>{formatStage(step.stage, deliveryType)}</span>
              {step.at === null ? (
                <span className="sr-only">{orderTexts.pending}</span>
              ) : (
                <time className={styles.at} dateTime={step.at}>
                  {formatClock(step.at, zone)}
                </time>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
