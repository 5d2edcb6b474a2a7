import * as labels from "@hearth/texts/labels.ts"
import * as orderTexts from "@hearth/texts/orders/order.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { Refunds } from "../../shared/order/refunds.tsx"
import { useOrder } from "../../shared/order/use-order.ts"
import type { Tracker } from "./tracker.api.ts"
import styles from "./tracker-view.module.css"

/** What happens to the money of a cancelled order; the refunds are listed for its owner. */
export function CancelledRefunds({ tracker }: { tracker: Tracker }) {
  return (
    <Card as="section" className={styles.facts}>
      <h2>{orderTexts.payment}</h2>
      <p>{tracker.paymentMode === "COD" ? labels.nothingCharged : orderTexts.fullRefund}</p>
      {tracker.isOwn && tracker.paymentMode !== "COD" ? <OwnRefunds id={tracker.orderHistoryId} /> : undefined}
    </Card>
  )
}

function OwnRefunds({ id }: { id: string }) {
  const query = useOrder(id)
  return query.state === "ready" ? <Refunds order={query.order} /> : undefined
}
