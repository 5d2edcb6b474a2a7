import * as orderTexts from "@hearth/texts/orders/order.ts"
import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { EmptyState } from "@hearth/ui/empty-state/empty-state.tsx"
import { OvenDrawing } from "@hearth/ui/empty-state/drawings.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { type ReactNode, useCallback, useEffect } from "react"
import { useSearchParams } from "react-router"
import { startCart } from "../../cart/cart.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { NeedsJavaScript } from "../../shared/page/needs-javascript.tsx"
import { OrderUnavailable } from "../../shared/order/order-unavailable.tsx"
import { useHydrated } from "../../client/loading/hydration.ts"
import { FindOrderForm } from "./find-order-form.tsx"
import { parseOrderNumber } from "./parse-order-number.ts"
import { fetchOwnOrders, type Tracker } from "./tracker.api.ts"
import { TrackerView } from "./tracker-view.tsx"
import styles from "./tracker-view.module.css"
import { findTrackingKey } from "./tracking-keys.ts"
import { ActiveOrders } from "./active-orders.tsx"
import { useTracker } from "./use-tracker.ts"

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface TrackScreenProps {
  heading: string
  /** ORD-8: renders the reorder button for the order's owner. */
  renderReorder: (tracker: Tracker) => ReactNode
  /** LOY-3: renders what the order earns. */
  renderEarning: (tracker: Tracker) => ReactNode
}

/** TRK-1: the order in the URL, otherwise the visitor's active orders. */
export function TrackScreen({ heading, ...slots }: TrackScreenProps) {
  const [params] = useSearchParams()
  const isHydrated = useHydrated()
  useEffect(startCart, [])
  if (!isHydrated) return <TrackSkeleton heading={heading} />
  const id = params.get("orderHistoryId") ?? ""
  if (UUID.test(id)) return <FollowedOrder key={id} heading={heading} id={id} {...slots} />
  return <OwnOrders heading={heading} orderId={params.get("orderId") ?? ""} {...slots} />
}

/**
 * With an order number, as in the links of our messages, shows that order of the customer. Without one, shows the only
 * active order, or a choice of several.
 */
function OwnOrders({ heading, orderId, ...slots }: TrackScreenProps & { orderId: string }) {
  const number = parseOrderNumber(orderId)
  const load = useCallback((signal: AbortSignal) => fetchOwnOrders(number, signal), [number])
  const query = useQuery(load)
  if (query.state === "loading") return <TrackSkeleton heading={heading} />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message ?? ""}</OrderUnavailable>
  // With an invalid number the server returned the active orders, which the link didn't ask for.
  const orders = orderId === "" || number ? query.value : []
  const [first, second] = orders
  if (!first) return <FindOrderForm heading={heading} orderId={orderId} lead={trackingTexts.findByNumber} />
  if (second) return <ActiveOrders heading={heading} orders={orders} />
  return <FollowedOrder key={first.orderHistoryId} heading={heading} id={first.orderHistoryId} {...slots} />
}

function FollowedOrder({ heading, id, ...slots }: TrackScreenProps & { id: string }) {
  const key = findTrackingKey(id)
  const query = useTracker(id, key)
  if (query.state === "loading") return <TrackSkeleton heading={heading} />
  if (query.state === "failed") return <OrderUnavailable onRetry={query.retry}>{query.message}</OrderUnavailable>
  if (query.state === "missing") return <FindOrderForm heading={heading} lead={trackingTexts.notOnThisDevice} />
  if (query.state === "not yet") {
    return (
      <EmptyState
        level={1}
        drawing={<OvenDrawing />}
        title={query.message}
        action={<ButtonLink href={`/thank-you?transactionId=${id}`}>{orderTexts.seeOrderStatus}</ButtonLink>}
      >
        {trackingTexts.trackOncePlaced}
      </EmptyState>
    )
  }
  return <TrackerView {...query} {...slots} />
}

function TrackSkeleton({ heading }: { heading: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <h1 className="sr-only">{heading}</h1>
      <NeedsJavaScript />
      <Skeleton shape="card" className={styles.heroBone} />
      <div className={styles.columns}>
        <Skeleton shape="card" className={styles.bone} />
        <Skeleton shape="card" className={styles.bone} />
      </div>
    </div>
  )
}
