import { countries } from "@hearth/domain/countries/countries.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import { serverNow } from "../../client/server-clock.ts"
import { useCurrentSecond } from "../../shared/time/use-current-second.ts"
import { formatEstimate, formatState } from "./format-tracker.ts"
import type { Tracker } from "./tracker.api.ts"
import styles from "./active-orders.module.css"

/** A choice among several active orders. */
export function ActiveOrders({ heading, orders }: { heading: string; orders: readonly Tracker[] }) {
  const { timeZone } = countries[usePageContext().country]
  const now = useCurrentSecond() ?? serverNow()
  return (
    <div className={styles.screen}>
      <h1>{heading}</h1>
      <ul className={styles.list}>
        {orders.map((tracker) => {
          const estimate = tracker.estimate && formatEstimate(tracker.estimate, timeZone, now)
          return (
            <Card as="li" lifts key={tracker.orderHistoryId} className={styles.card}>
              <a href={`/track?orderHistoryId=${tracker.orderHistoryId}`} className={styles.link}>
                <span className={styles.text}>
                  <strong>{formatState(tracker, timeZone, now).title}</strong>
                  <span>{tracker.orderSummary}</span>
                  <span className={styles.soft}>{orderTexts.order(tracker.orderId).join("")}</span>
                </span>
                {estimate ? <span className={styles.estimate}>{estimate.main}</span> : undefined}
                <ChevronIcon size={20} />
              </a>
            </Card>
          )
        })}
      </ul>
    </div>
  )
}
