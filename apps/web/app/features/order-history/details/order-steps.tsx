import { countries } from "@hearth/domain/countries/countries.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { Timeline, type TimelineStep } from "@hearth/ui/timeline/timeline.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { formatOrderProgress } from "../../../shared/order/format-order.ts"
import type { OrderDetails } from "../../../shared/order/order-details.api.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import { type StatusTone, statusTone, toOrderSteps } from "../order-status.ts"
import styles from "./order-details-screen.module.css"

/** The order's past and upcoming steps, and the expected time of an order in progress. */
export function OrderSteps({ order }: { order: OrderDetails }) {
  const { timeZone } = countries[order.country]
  const currentState = currentStates[statusTone(order.orderStatus)]
  const steps = toOrderSteps(order).map(({ text, at, isCurrent }) => ({
    label: text,
    state: at === null ? ("upcoming" as const) : isCurrent ? currentState : ("done" as const),
    time:
      at === null ? (
        <span className="sr-only">{orderTexts.pending}</span>
      ) : (
        <time dateTime={at}>{formatPastTime(at, timeZone, serverNow())}</time>
      ),
  }))
  if (steps.length === 0) return undefined
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.heading}>{orderTexts.orderStatus}</h2>
      {order.isLive ? <p className={styles.progress}>{formatOrderProgress(order)}</p> : undefined}
      <Timeline steps={steps} />
    </Card>
  )
}

const currentStates: Readonly<Record<StatusTone, TimelineStep["state"]>> = {
  going: "current",
  done: "done",
  off: "cancelled",
}
