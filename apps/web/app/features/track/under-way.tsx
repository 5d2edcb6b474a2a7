import { countries } from "@hearth/domain/countries/countries.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import { serverNow } from "../../session/server-clock.ts"
import { useSecond } from "../../shell/use-second.ts"
import { sayEstimate, sayState } from "./say-tracker.ts"
import type { Tracker } from "./tracker.api.ts"
import styles from "./under-way.module.css"

/** Where there are several, the customer says which. */
export function UnderWay({ heading, orders }: { heading: string; orders: readonly Tracker[] }) {
  const { timeZone } = countries[useBoot().country]
  const now = useSecond() ?? serverNow()
  return (
    <div className={styles.screen}>
      <h1>{heading}</h1>
      <ul className={styles.list}>
        {orders.map((tracker) => {
          const told = tracker.estimate && sayEstimate(tracker.estimate, timeZone, now)
          return (
            <Card as="li" lifts key={tracker.orderHistoryId} className={styles.card}>
              <a href={`/track?orderHistoryId=${tracker.orderHistoryId}`} className={styles.link}>
                <span className={styles.words}>
                  <strong>{sayState(tracker, timeZone, now).title}</strong>
                  <span>{tracker.orderSummary}</span>
                  <span className={styles.soft}>Order {tracker.orderId}</span>
                </span>
                {told ? <span className={styles.estimate}>{told.short}</span> : undefined}
                <ChevronIcon size={20} />
              </a>
            </Card>
          )
        })}
      </ul>
    </div>
  )
}
