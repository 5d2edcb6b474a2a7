import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import * as thankYouTexts from "@hearth/texts/checkout/thank-you.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { type ComponentType, type ReactNode, Suspense, useEffect } from "react"
import { markOrdered } from "../../shared/order/has-ordered-flag.ts"
import { finishOrderAttempt } from "../../shared/order/order-attempt.ts"
import { refreshAfterOrder, startCart } from "../../cart/cart.ts"
import { OrderUnavailable, OrderNotFound } from "../../shared/order/order-unavailable.tsx"
import { useOrder } from "../../shared/order/use-order.ts"
import { CancelledOrder } from "./cancelled-order.tsx"
import { ConfirmedOrder } from "./confirmed-order.tsx"
import { FailedOrder } from "./failed-order.tsx"
import { PendingOrder } from "./pending-order.tsx"
import styles from "./thank-you.module.css"

interface ThankYouScreenProps {
  transactionId: string | null | undefined
  /** Offers to save details of a confirmed order. */
  SaveDetails: ComponentType<{ order: Transaction }>
  /** What a confirmed order earns in the loyalty programme. */
  renderEarning: (order: Transaction) => ReactNode
}

/** ORD-4: the status of an order, also after a reload, in another tab and for guests. */
export function ThankYouScreen({ transactionId, SaveDetails, renderEarning }: ThankYouScreenProps) {
  const query = useOrder(transactionId)
  const confirmation = query.state === "ready" ? query.order.confirmation : undefined
  useEffect(() => {
    startCart()
    // The ordered items are no longer in the cart.
    if (confirmation === "confirmed") void Promise.all([refreshAfterOrder(), markOrdered()])
    if (transactionId && confirmation && confirmation !== "pending") finishOrderAttempt({ transactionId, confirmation })
  }, [confirmation, transactionId])
  if (query.state === "missing") return <OrderNotFound />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  if (query.state === "loading") return <ThankYouSkeleton />
  return (
    <OrderByStatus
      order={query.order}
      onChanged={query.update}
      SaveDetails={SaveDetails}
      renderEarning={renderEarning}
    />
  )
}

interface OrderProps extends Pick<ThankYouScreenProps, "SaveDetails" | "renderEarning"> {
  order: Transaction
  onChanged: (order: Transaction) => void
}

function OrderByStatus({ order, onChanged, SaveDetails, renderEarning }: OrderProps) {
  if (order.confirmation === "pending") return <PendingOrder order={order} />
  if (order.confirmation === "failed") return <FailedOrder order={order} />
  if (order.orderStatus === "CANCELLED") return <CancelledOrder order={order} />
  return (
    <ConfirmedOrder order={order} onChanged={onChanged} earning={renderEarning(order)}>
      <Suspense>
        <SaveDetails order={order} />
      </Suspense>
    </ConfirmedOrder>
  )
}

function ThankYouSkeleton() {
  return (
    <div className={classNames(styles.screen, styles.loading)} aria-busy="true">
      <h1 className="sr-only">{thankYouTexts.loading}</h1>
      <Skeleton shape="card" className={styles.heroBone} />
      <Skeleton shape="button" className={styles.actionBone} />
      <Skeleton shape="card" className={styles.bone} />
    </div>
  )
}
