import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ComponentType, Suspense, useEffect } from "react"
import { startCart } from "../../session/keep-cart.ts"
import { noteOrdered } from "../../session/mark-ordered.ts"
import { endOrderInHand } from "../../session/order-in-hand.ts"
import { askAfterOrder } from "../../session/talk-reorder.ts"
import { NoAnswer, NoOrder } from "../../shell/order-trouble.tsx"
import { useOrder } from "../../shell/use-order.ts"
import { Cancelled } from "./cancelled.tsx"
import { Confirmed } from "./confirmed.tsx"
import { Failed } from "./failed.tsx"
import { Pending } from "./pending.tsx"
import styles from "./thank-you.module.css"

interface ThankYouScreenProps {
  transactionId: string | null | undefined
  /** What of a confirmed order the customer may save. */
  KeepDetails: ComponentType<{ order: Transaction }>
}

/** ORD-4: how an order stands, after a reload, in another tab and for a guest alike. */
export function ThankYouScreen({ transactionId, KeepDetails }: ThankYouScreenProps) {
  const answer = useOrder(transactionId)
  const confirmation = answer.state === "ready" ? answer.order.confirmation : undefined
  useEffect(() => {
    startCart()
    // What was ordered has left the cart.
    if (confirmation === "confirmed") void Promise.all([askAfterOrder(), noteOrdered()])
    if (transactionId && confirmation && confirmation !== "pending") endOrderInHand({ transactionId, confirmation })
  }, [confirmation, transactionId])
  if (answer.state === "missing") return <NoOrder />
  if (answer.state === "failed") return <NoAnswer onRetry={answer.retry}>{answer.message}</NoAnswer>
  if (answer.state === "loading") return <Waiting />
  return <Order order={answer.order} onChanged={answer.take} KeepDetails={KeepDetails} />
}

interface OrderProps extends Pick<ThankYouScreenProps, "KeepDetails"> {
  order: Transaction
  onChanged: (order: Transaction) => void
}

function Order({ order, onChanged, KeepDetails }: OrderProps) {
  if (order.confirmation === "pending") return <Pending order={order} />
  if (order.confirmation === "failed") return <Failed order={order} />
  if (order.orderStatus === "CANCELLED") return <Cancelled order={order} />
  return (
    <Confirmed order={order} onChanged={onChanged}>
      <Suspense>
        <KeepDetails order={order} />
      </Suspense>
    </Confirmed>
  )
}

function Waiting() {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">Your order is loading</h1>
      <Skeleton shape="card" className={styles.heroBone} />
      <Skeleton shape="card" className={styles.bone} />
    </div>
  )
}
