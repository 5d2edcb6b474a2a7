import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { formatMoneyBack, formatPointsBack } from "../../shared/order/format-cancelling.ts"
import { Refunds } from "../../shared/order/refunds.tsx"
import { useOrder } from "../../shared/order/use-order.ts"
import type { Tracker } from "./tracker.api.ts"
import styles from "./tracker-view.module.css"

/** What happens to the money of a cancelled order; the refunds are listed for its owner. */
export function CancelledRefunds({ tracker }: { tracker: Tracker }) {
  const { isOwn, paymentMode } = tracker
  const pointsBack = isOwn ? formatPointsBack(tracker) : undefined
  return (
    <Card as="section" className={styles.facts}>
      <h2>{orderTexts.payment}</h2>
      <p>{[formatMoneyBack(paymentMode), pointsBack].filter(Boolean).join(" ")}</p>
      {isOwn && paymentMode !== "COD" && paymentMode !== "FREE" ? (
        <OwnRefunds id={tracker.orderHistoryId} />
      ) : undefined}
    </Card>
  )
}

function OwnRefunds({ id }: { id: string }) {
  const query = useOrder(id)
  return query.state === "ready" ? <Refunds order={query.order} /> : undefined
}
